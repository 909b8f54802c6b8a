import pg from 'pg'
import type { Logger } from 'pino'
import { type Executor, run } from '../db/client.ts'
import { withOptions } from '../db/connection-options.ts'

/** First key of the nodes' locks, arbitrary. The second key is the hash of the node's name in its jobs. */
const HEARTBEATS = 7_210_002
/** Interval of checks, ms; a node missing at two checks in a row is dead. */
const EVERY_MS = 5_000
/** Time limit of a check, ms; a failed check is repeated at the next interval. */
const TIMEOUT_MS = 15_000
/** TCP keep-alive of the connection, seconds, which detects a machine that lost power. */
const KEEP_ALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

/** Names of workers that have jobs but no living session. */
const ABSENT = `
  select distinct locked_by as name from graphile_worker.jobs
   where locked_by is not null and not exists (
     select from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())
        and classid::bigint = ${HEARTBEATS} and objid::bigint = (hashtext(locked_by)::bigint & 4294967295))`

/** Number of nodes whose job runner is alive. */
export async function countNodes(executor: Executor): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*) from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2 and classid::bigint = $1::bigint
        and database = (select oid from pg_database where datname = current_database())`,
    [HEARTBEATS],
  )
  return row?.count ?? 0
}

export interface Heartbeat {
  /** Makes this node cover the jobs under that name only. */
  answerFor(name: string): void
  /** Checks once, and releases the jobs of nodes missing at this check and the last one. */
  look(): Promise<void>
  stop(): Promise<void>
}

/**
 * Detects dead nodes. Each node has a lock in a dedicated session, which ends with the process, and releases the jobs
 * of nodes without a lock. Jobs are taken over within seconds; the job runner itself would wait four hours. Releasing
 * the jobs of a living node (a lost connection) is safe, because every job is idempotent.
 */
export function createHeartbeat(options: { pool: pg.Pool; log: Logger; everyMs?: number }): Heartbeat {
  const { pool, log, everyMs = EVERY_MS } = options
  let own: string | null = null
  let locked: string | null = null
  let suspects: readonly string[] = []
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let looking: Promise<void> = Promise.resolve()

  async function connected(): Promise<pg.Client> {
    if (client) return client
    const opened = new pg.Client({
      connectionString: withOptions(pool.options.connectionString ?? '', KEEP_ALIVE),
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    })
    const forget = () => {
      if (client === opened) client = null
      locked = null
    }
    opened.on('error', forget)
    opened.on('end', forget)
    await opened.connect()
    client = opened
    return opened
  }

  async function lookOnce(): Promise<void> {
    const session = await connected()
    const name = own
    if (name !== null && name !== locked) {
      await session.query('select pg_advisory_unlock_all()')
      await session.query('select pg_advisory_lock($1, hashtext($2))', [HEARTBEATS, name])
      locked = name
    }
    const { rows } = await session.query<{ name: string }>(ABSENT)
    const absent = rows.map(({ name }) => name)
    const dead = absent.filter((name) => suspects.includes(name))
    suspects = absent
    if (dead.length === 0) return
    await session.query('select graphile_worker.force_unlock_workers($1)', [dead])
    log.warn({ workers: dead }, 'took over the jobs of nodes that are gone')
  }

  /** Runs one check at a time; a failed check is repeated at the next interval. */
  function look(): Promise<void> {
    looking = looking.then(lookOnce).catch((error: unknown) => {
      suspects = []
      if (!isStopped) log.warn({ err: error }, 'looking after the other nodes')
    })
    return looking
  }

  function tick(): void {
    if (isStopped) return
    look().then(
      () => {
        timer = setTimeout(tick, everyMs).unref()
      },
      () => {},
    )
  }

  return {
    answerFor(name) {
      own = name
      if (timer === undefined) tick()
    },
    look,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await looking
      await client?.end().catch(() => {})
    },
  }
}
