import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import pg from 'pg'
import { createTransactionGate } from '../limits/ceiling.ts'
import { beginStatement } from './cause.ts'
import { isConnectionLoss, isDoorClosed, isPlanOutdated, isTimeUp } from './connection-loss.ts'
import { STATEMENT_MS, withTimeLimits } from './connection-options.ts'
import { GatheringClient } from './gathering-client.ts'
import { createStatementNames } from './statement-names.ts'

// int8 (counts, identities) fits a double for every value we can reach; dates stay `YYYY-MM-DD` strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

/** How long anybody waits for a connection. */
const WAIT_MS = 10_000
/** The job runner's four at once, its LISTEN and its timetable, the LISTEN of notices; one to spare. */
const MAX_SESSIONS = 8
/** Connections that no transaction takes: what work inside one reads beside it comes through these. */
const KEPT_FOR_READS = 4
/** How long a dear read may take: a search that lasts longer has lost who asked for it. */
const HASTY_MS = 2_000
/** When whoever asked for it may ask again, s. */
const RETRY_AFTER = 3
/** How long a transaction stands before a closed door before it asks again, ms each time; then it gives up. */
const CLOSED_DOOR_PAUSES_MS = [50, 150, 400, 1_000]

/** Something a statement can run on: the pool, or a transaction. Stores take it first. */
export interface Executor {
  /** Sends one statement; `run` is what stores call. */
  query<Row>(text: string, values: readonly unknown[]): Promise<Row[]>
  /**
   * Takes live topics to be told past the database, after the commit and only then; false = that way is closed now.
   * Absent = there is no such way. `publishLive` is what modules call.
   */
  readonly tellLive?: (topics: readonly string[]) => boolean
  /** The same, for what is not worth waiting for; `hasty` is what modules call. Absent within a transaction. */
  readonly hasty?: Executor
}

/**
 * The same executor for dear reads: a statement that takes longer than two seconds is broken off, and whoever asked is
 * refused with OVERLOADED. Within a transaction its own bound holds.
 */
export const hasty = (executor: Executor): Executor => executor.hasty ?? executor

/** The way on which live topics go past the database. */
export interface LiveRoad {
  isOpen(): boolean
  send(topics: readonly string[]): void
}

/**
 * Runs one SQL text with `$1…` values; the text is prepared on the server under a stable name. What `Row` says of the
 * answer is held against the real schema by `server/db/statements.test.ts`, so the text must not depend on data.
 */
export function run<Row>(executor: Executor, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return executor.query<Row>(text, values)
}

export type InTransaction = <T>(work: (tx: Executor) => Promise<T>) => Promise<T>

export interface Database {
  readonly executor: Executor
  readonly pool: pg.Pool
  /**
   * Connections that stay one session of the server's: for LISTEN, locks of a session and the job runner. The same pool
   * where no pooler stands between.
   */
  readonly sessions: pg.Pool
  readonly inTransaction: InTransaction
  close(): Promise<void>
}

/** Statements of a transaction that are begun in one moment leave in one write. */
function leaveTogether(client: pg.PoolClient): void {
  if (client instanceof GatheringClient) client.gather()
}

type Send = <Row>(client: pg.PoolClient, text: string, values: readonly unknown[]) => Promise<Row[]>

/**
 * Sends a statement in a transaction of its own that breaks it off after a time; all of it leaves in one write.
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
 * A connection on which a transaction has begun. The pool may lend one that was cut while it lay idle (a restarted
 * database): nothing is done yet when its BEGIN fails, so it is begun again, `most` times at most. A server that lets
 * nobody in (full, restarting) is given some moments.
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
  const told = new Set<string>()
  let isOver = false
  let isLost = false
  const tx: Executor = {
    query: (text, values) => {
      if (isOver) throw new Error('a statement came after its transaction had ended')
      leaveTogether(client)
      return send(client, text, values)
    },
    ...(live && {
      tellLive: (topics) => {
        if (!live.isOpen()) return false
        for (const topic of topics) told.add(topic)
        return true
      },
    }),
  }
  try {
    const result = await work(tx)
    isOver = true
    const { command } = await client.query('commit')
    // PostgreSQL answers so, without an error, when a statement failed and its failure was not passed on
    if (command !== 'COMMIT') throw new Error('a failed statement was passed over: nothing was committed')
    if (told.size > 0) live?.send([...told])
    return result
  } catch (error) {
    isOver = true
    await client.query('rollback').catch(() => {
      // the connection is gone, and the transaction with it: the first error says why
      isLost = true
    })
    throw error
  } finally {
    client.release(isLost)
  }
}

export interface DatabaseOptions {
  readonly max?: number
  /** How long a connection, a lock or a statement is waited for, ms; longer in tests alone. */
  readonly timeoutMs?: number | undefined
  /** How long a dear read may take, ms. */
  readonly hastyMs?: number | undefined
  /**
   * The same database past the pooler that `url` leads to (PgBouncer in transaction mode). Such a pooler takes no
   * options at the start of a connection: the limits of time are the role's (`limitRole`).
   */
  readonly directUrl?: string | undefined
  /** False = statements have no names: PgBouncer before 1.21 gives them to other clients. */
  readonly hasNamedStatements?: boolean
  /** Absent = NOTIFY carries live topics. */
  readonly live?: LiveRoad | undefined
  readonly onError?: (error: Error) => void
}

/** Opens a pool of named (server-side prepared) statements over `url`. */
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
      // statements of a transaction that wait for no answer of each other go out together: decision 103
      pipeline: true,
      Client: GatheringClient,
    })
    opened.on('error', report)
    // a connection cut while it is lent out must not end the process either
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
          // nothing was done, and no transaction was broken off with it
          if (isPlanOutdated(error)) return way<Row>(client, text, values)
          throw error
        })
      } finally {
        client.release()
      }
    }
  const executor: Executor = {
    query: sending(send),
    hasty: { query: sending(withinTime(send, options.hastyMs ?? HASTY_MS)) },
    ...(live && {
      tellLive: (topics) => {
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
