import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Logger } from 'pino'
import type { Config } from './platform/config/config.ts'
import { openDatabase } from './platform/db/client.ts'
import type { ApiCall } from './platform/http/api.ts'
import { httpCallContext } from './platform/http/mount.ts'
import { createHttpServer, isApiPath, mountApi, sendProblem } from './platform/http/server.ts'
import { type Listeners, type PeriodicTask, startJobs } from './platform/jobs/runner.ts'

export interface App {
  /** Starts to listen; answers the address. */
  listen(): Promise<string>
  close(): Promise<void>
}

/** The composition root: the only file that picks adapters and joins modules. */
export async function createApp(options: { config: Config; databaseUrl: string; log: Logger }): Promise<App> {
  const { config, databaseUrl, log } = options
  const database = openDatabase(databaseUrl, { onError: (error) => log.error({ err: error }, 'idle database connection') })
  const isProduction = config.NODE_ENV === 'production'

  const calls: ApiCall[] = []
  const listeners: Listeners = {}
  const periodic: PeriodicTask[] = []

  const app = await createHttpServer({ log, trustProxy: isProduction, requestsPerMinute: 1_200, isProduction })
  mountApi(app, calls, {
    actorOf: async (): Promise<Actor> => ({ kind: 'guest' }),
    contextOf: (request, reply) =>
      httpCallContext(request, reply, { mode: 'default', organizationId: null }, { secureCookies: isProduction }),
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await database.pool.query('select 1')
    return { status: 'ready' }
  })
  app.setNotFoundHandler((request, reply) => {
    if (isApiPath(request.url)) return sendProblem(request, reply, new Refusal('NOT_FOUND'))
    return reply.code(404).type('text/plain').send('404')
  })

  const jobs = await startJobs({ database, listeners, periodic, log })
  return {
    listen: () => app.listen({ port: config.PORT, host: config.HOST }),
    close: async () => {
      await app.close()
      await jobs.stop()
      await database.close()
    },
  }
}
