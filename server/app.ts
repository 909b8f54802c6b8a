import { existsSync } from 'node:fs'
import { api } from '@okolitsa/contracts/api.ts'
import type { Endpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './platform/config/config.ts'
import { openDatabase } from './platform/db/client.ts'
import { type ApiCall, apiCalls } from './platform/http/api.ts'
import { indexCalls } from './platform/http/direct-send.ts'
import type { Handlers } from './platform/http/handler.ts'
import { httpCallContext } from './platform/http/mount.ts'
import { createHttpServer, mountApi, sendProblem } from './platform/http/server.ts'
import { type Listeners, type PeriodicTask, startJobs } from './platform/jobs/runner.ts'
import { developmentPages } from './web/development-pages.ts'
import { mountPages } from './web/mount-pages.ts'
import { loadBuiltPages } from './web/page-bundle.ts'

export interface App {
  /** Starts to listen; answers the address. */
  listen(): Promise<string>
  close(): Promise<void>
}

const WEB_ROOT = new URL('../web/', import.meta.url)
const WEB_DIST = new URL('dist/', WEB_ROOT)

/** The composition root: the only file that picks adapters and joins modules. */
export async function createApp(options: { config: Config; databaseUrl: string; log: Logger }): Promise<App> {
  const { config, databaseUrl, log } = options
  const database = openDatabase(databaseUrl, {
    onError: (error) => log.error({ err: error }, 'idle database connection'),
  })
  const isProduction = config.NODE_ENV === 'production'
  const secureCookies = config.PUBLIC_URL.startsWith('https:')

  const calls: ApiCall[] = []
  const listeners: Listeners = {}
  const periodic: PeriodicTask[] = []
  const mount = <T extends Endpoints>(table: T, handlers: Handlers<T>) =>
    calls.push(...apiCalls(table, handlers, { checkAnswers: !isProduction && config.NODE_ENV === 'test' }))

  // --- modules, lower ones first -------------------------------------------------------------------------------

  // --- nouns that are owed: named and typed, answering 501 -----------------------------------------------------
  mount(api.chat, {})
  mount(api.content, {})
  mount(api.favorites, {})
  mount(api.loyalty, {})
  mount(api.recipes, {})
  mount(api.restaurants, {})
  mount(api.reviews, {})
  mount(api.sites, {})
  mount(api.subscription, {})
  mount(api.tours, {})

  // --- the wire -------------------------------------------------------------------------------------------------
  const actorOf = async (): Promise<Actor> => ({ kind: 'guest' })
  const siteOf = () => ({ mode: 'default', organizationId: null }) as const
  const contextOf = (request: FastifyRequest, reply: FastifyReply) =>
    httpCallContext(request, reply, siteOf(), { secureCookies })

  const app = await createHttpServer({ log, trustProxy: isProduction, requestsPerMinute: 1_200, isProduction })
  mountApi(app, calls, { actorOf, contextOf })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await database.pool.query('select 1')
    return { status: 'ready' }
  })

  // --- pages: everything that is not the API --------------------------------------------------------------------
  const hasBuiltPages = existsSync(new URL('client/.vite/manifest.json', WEB_DIST))
  if (config.OKOLITSA_WEB_DEV || hasBuiltPages) {
    const built = config.OKOLITSA_WEB_DEV ? null : await loadBuiltPages(WEB_DIST)
    await mountPages(app, {
      calls: indexCalls(calls),
      pages: built ? async () => built : await developmentPages(app, WEB_ROOT),
      ...(built && { clientFiles: new URL('client/', WEB_DIST) }),
      defaultLocation,
      originOf: () => config.PUBLIC_URL,
      siteOf,
      actorOf,
      contextOf,
      isDevelopment: config.OKOLITSA_WEB_DEV,
    })
  } else {
    app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new Refusal('NOT_FOUND')))
  }

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
