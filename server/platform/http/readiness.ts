import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** How long the database may take to say that it is there, ms. */
const TIMEOUT_MS = 3_000

export interface ReadinessOptions {
  readonly pool: pg.Pool
  /** The migrations this code knows, by name. */
  readonly migrations: readonly string[]
  /** False = the disk is too full to take anything in. */
  readonly mayWrite: () => boolean
}

interface Readiness {
  /** `late` = nothing came in time, `follower` = it can be read only. */
  readonly database: 'ok' | 'late' | 'away' | 'follower'
  /** `newer` = a newer release was here: fine while nodes are replaced one by one. */
  readonly migrations: 'ok' | 'pending' | 'newer' | 'unknown'
  readonly disk: 'ok' | 'full'
}

/**
 * `GET /healthz`: the process answers. `GET /readyz`: it can do its work, and what keeps it from it; 500 takes a node
 * out of the balancer. A database that is newer than the code is reported and accepted: the old nodes of a rolling
 * release go on serving.
 */
export function mountReadiness(app: FastifyInstance, options: ReadinessOptions): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const found = await look(options)
    const isReady = found.database === 'ok' && found.migrations !== 'pending' && found.disk === 'ok'
    return reply
      .code(isReady ? 200 : 500)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', ...found })
  })
}

async function look({ pool, migrations, mayWrite }: ReadinessOptions): Promise<Readiness> {
  const disk = mayWrite() ? 'ok' : 'full'
  const asked = pool
    .query<{ follows: boolean; applied: string[] }>(
      `select current_setting('transaction_read_only') = 'on' as follows,
              array(select name from migration) as applied`,
    )
    .then(({ rows }) => rows[0] ?? null)
    .catch(() => null)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), TIMEOUT_MS)
  })
  const answer = await Promise.race([asked, late])
  clearTimeout(timer)
  if (answer === 'late') return { database: 'late', migrations: 'unknown', disk }
  if (answer === null) return { database: 'away', migrations: 'unknown', disk }
  const applied = new Set(answer.applied)
  const known = new Set(migrations)
  const isPending = migrations.some((name) => !applied.has(name))
  const isNewer = answer.applied.some((name) => !known.has(name))
  return {
    database: answer.follows ? 'follower' : 'ok',
    migrations: isPending ? 'pending' : isNewer ? 'newer' : 'ok',
    disk,
  }
}
