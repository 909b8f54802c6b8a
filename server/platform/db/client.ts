import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import pg from 'pg'
import { createTransactionGate } from '../limits/ceiling.ts'
import { beginStatement } from './cause.ts'
import { isConnectionLoss, isDoorClosed, isPlanOutdated, isTimeUp } from './connection-loss.ts'
import { STATEMENT_MS, withTimeLimits } from './connection-options.ts'
import { GatheringClient } from './gathering-client.ts'
import { createStatementNames } from './statement-names.ts'

// int8 (counts, identities) fits a double for all values in use; dates stay `YYYY-MM-DD` strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

const WAIT_MS = 10_000
/**
 * Maximum sessions: four of the job runner, its LISTEN and its timetable, the LISTEN of invalidations, and one spare.
 */
const MAX_SESSIONS = 8
/** Connections reserved for reads that code inside a transaction makes outside it. */
const KEPT_FOR_READS = 4
/** Time limit of an expensive read, ms; after it the client of a search has usually disconnected. */
const READ_TIMEOUT_MS = 2_000
const RETRY_AFTER = 3
/** Pauses before a transaction retries a refused connection, ms; after the last one it fails. */
const CLOSED_DOOR_PAUSES_MS = [50, 150, 400, 1_000]

/** Runs statements: the pool, or a transaction. Stores take it as their first argument. */
export interface Executor {
  /** Sends one statement; stores call `run`. */
  query<Row>(text: string, values: readonly unknown[]): Promise<Row[]>
  /**
   * Publishes live topics outside the database after the commit. Returns false when that channel is down; absent =
   * there is no such channel. Modules call `publishLive`.
   */
  readonly signalLive?: (topics: readonly string[]) => boolean
  /** Executor for reads with a short time limit, for `withReadTimeout`. Absent within a transaction. */
  readonly timeLimited?: Executor
}

/**
 * The executor for expensive reads: a statement that takes longer than two seconds is cancelled and refused with
 * OVERLOADED. Within a transaction the usual limit applies.
 */
export const withReadTimeout = (executor: Executor): Executor => executor.timeLimited ?? executor

export interface LiveRoad {
  isOpen(): boolean
  send(topics: readonly string[]): void
}

/**
 * Runs one SQL text with `$1…` values, prepared on the server under a stable name. `server/db/statements.test.ts`
 * checks `Row` against the real schema, so the text must not depend on data.
 */
export function run<Row>(executor: Executor, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return executor.query<Row>(text, values)
}

export type InTransaction = <T>(work: (tx: Executor) => Promise<T>) => Promise<T>

export interface Database {
  readonly executor: Executor
  readonly pool: pg.Pool
  /**
   * Connections that keep one server session, for LISTEN, session locks and the job runner. The same pool when there is
   * no pooler.
   */
  readonly sessions: pg.Pool
  readonly inTransaction: InTransaction
  close(): Promise<void>
}

/** Sends the statements of a transaction that start in the same tick in one write. */
function leaveTogether(client: pg.PoolClient): void {
  if (client instanceof GatheringClient) client.gather()
}

type Send = <Row>(client: pg.PoolClient, text: string, values: readonly unknown[]) => Promise<Row[]>

/**
 * Sends a statement in a separate transaction with a time limit, in one write.
 * @throws Refusal OVERLOADED when it took longer
 */
const withinTime =
  (send: Send, limitMs: number): Send =>
  async <Row>(client: pg.PoolClient, text: string, values: readonly unknown[]) => {
    leaveTogether(client)
    const [begun, sent, ended] = await Promise.allSettled([
      client.query(`begin; set local statement_timeout = ${limitMs}`),
      send<Row>(client, text, values),
      client.query('commit'),
    ])
    if (sent.status === 'rejected' && isTimeUp(sent.reason))
      throw new Refusal('OVERLOADED', { retryAfter: RETRY_AFTER })
    for (const each of [sent, begun, ended]) if (each.status === 'rejected') throw each.reason
    return (sent as PromiseFulfilledResult<Row[]>).value
  }

/**
 * Returns a connection on which a transaction has begun. The pool may return a connection that was cut while idle
 * (after a database restart); since no work has been done when BEGIN fails, it is retried, at most `most` times.
 * Between attempts at a server that refuses connections (full, restarting) there is a pause.
 */
async function begin(pool: pg.Pool, most: number): Promise<pg.PoolClient> {
  for (let failed = 0; ; failed += 1) {
    let client: pg.PoolClient | undefined
    try {
      client = await pool.connect()
      await client.query(beginStatement())
      return client
    } catch (error) {
      client?.release(true)
      if (failed === most || !isConnectionLoss(error)) throw error
      if (!isDoorClosed(error)) continue
      if (failed >= CLOSED_DOOR_PAUSES_MS.length) throw error
      await pause(CLOSED_DOOR_PAUSES_MS[failed])
    }
  }
}

async function transact<T>(
  client: pg.PoolClient,
  send: Send,
  work: (tx: Executor) => Promise<T>,
  live: LiveRoad | undefined,
): Promise<T> {
  const changedTopics = new Set<string>()
  let isOver = false
  let isLost = false
  const tx: Executor = {
    query: (text, values) => {
      if (isOver) throw new Error('a statement came after its transaction had ended')
      leaveTogether(client)
      return send(client, text, values)
    },
    ...(live && {
      signalLive: (topics) => {
        if (!live.isOpen()) return false
        for (const topic of topics) changedTopics.add(topic)
        return true
      },
    }),
  }
  try {
    const result = await work(tx)
    isOver = true
    const { command } = await client.query('commit')
    // PostgreSQL reports ROLLBACK without an error when a statement failed and its error was swallowed
    if (command !== 'COMMIT') throw new Error('a failed statement was passed over: nothing was committed')
    if (changedTopics.size > 0) live?.send([...changedTopics])
    return result
  } catch (error) {
    isOver = true
    await client.query('rollback').catch(() => {
      // the connection and its transaction are lost; the first error contains the reason
      isLost = true
    })
    throw error
  } finally {
    client.release(isLost)
  }
}

export interface DatabaseOptions {
  readonly max?: number
  /** Time limit of a connection, a lock or a statement, ms; longer in tests only. */
  readonly timeoutMs?: number | undefined
  readonly readTimeoutMs?: number | undefined
  /**
   * The same database without the pooler of `url` (PgBouncer in transaction mode). Such a pooler accepts no connection
   * options, so time limits are set on the role (`limitRole`).
   */
  readonly directUrl?: string | undefined
  /** False = statements are unnamed, because PgBouncer before 1.21 gives prepared statements to other clients. */
  readonly hasNamedStatements?: boolean
  /** Channel of live topics; absent = NOTIFY carries them. */
  readonly live?: LiveRoad | undefined
  readonly onError?: (error: Error) => void
}

/** Opens a pool over `url` with named (server-side prepared) statements. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { max = 16, timeoutMs: waitMs = WAIT_MS, timeoutMs: statementMs = STATEMENT_MS } = options
  const { directUrl, hasNamedStatements = true, live } = options
  const gate = createTransactionGate(Math.max(1, max - KEPT_FOR_READS), waitMs)
  const report = (error: Error) => options.onError?.(error)
  const open = (connectionString: string, most: number): pg.Pool => {
    const opened = new pg.Pool({
      connectionString,
      max: most,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: waitMs,
      // independent statements of a transaction are sent together (decision 103)
      pipeline: true,
      Client: GatheringClient,
    })
    opened.on('error', report)
    // a connection cut while checked out must not end the process
    opened.on('connect', (client) => client.on('error', report))
    return opened
  }
  const pool = open(directUrl === undefined ? withTimeLimits(url, statementMs) : url, max)
  const sessions = directUrl === undefined ? pool : open(withTimeLimits(directUrl, statementMs), MAX_SESSIONS)
  const names = createStatementNames()
  const send: Send = async <Row>(client: pg.PoolClient, text: string, values: readonly unknown[]) => {
    const named = hasNamedStatements ? names.of(text) : { text }
    try {
      const { name, text: sent } = named
      const { rows } = await client.query({ name, text: sent, values: values as unknown[] })
      return rows as Row[]
    } catch (error) {
      if (isPlanOutdated(error)) names.renew(text, named)
      throw error
    }
  }
  const sending =
    (way: Send): Executor['query'] =>
    async <Row>(text: string, values: readonly unknown[]) => {
      const client = await pool.connect()
      try {
        return await way<Row>(client, text, values).catch((error: unknown) => {
          // no statement was executed, and no transaction was aborted
          if (isPlanOutdated(error)) return way<Row>(client, text, values)
          throw error
        })
      } finally {
        client.release()
      }
    }
  const executor: Executor = {
    query: sending(send),
    timeLimited: { query: sending(withinTime(send, options.readTimeoutMs ?? READ_TIMEOUT_MS)) },
    ...(live && {
      signalLive: (topics) => {
        const isOpen = live.isOpen()
        if (isOpen) live.send(topics)
        return isOpen
      },
    }),
  }
  return {
    executor,
    pool,
    sessions,
    inTransaction: (work) => gate(async () => transact(await begin(pool, max), send, work, live)),
    close: async () => {
      await Promise.all([...new Set([pool, sessions])].map((one) => one.end()))
    },
  }
}
