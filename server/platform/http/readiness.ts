import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** Time limit of the database check, ms. */
const TIMEOUT_MS = 3_000

export interface ReadinessOptions {
  readonly pool: pg.Pool
  readonly migrations: readonly string[]
  /** False = the disk is too full for writes. */
  readonly mayWrite: () => boolean
}

interface Readiness {
  /** State of the database: `late` = no answer in time, `follower` = read-only. */
  readonly database: 'ok' | 'late' | 'away' | 'follower'
  /** State of the migrations; `newer` = a newer release has migrated, which is normal during a rolling release. */
  readonly migrations: 'ok' | 'pending' | 'newer' | 'unknown'
  readonly disk: 'ok' | 'full'
}

/**
 * `GET /healthz` answers while the process runs. `GET /readyz` reports whether the node can work, and otherwise the
 * reason; 500 takes it out of the balancer. A database newer than the code is reported and accepted, because old nodes
 * serve during a rolling release.
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
