import { setTimeout as pause } from 'node:timers/promises'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from '../../db/generated/tables.ts'
import { isConnectionLoss, isDoorClosed } from './connection-loss.ts'
import { withOptions } from './connection-options.ts'
import { createTransactionGate } from './transaction-gate.ts'

// int8 (counts, identities) fits a double for every value we can reach; dates stay `YYYY-MM-DD` strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

/** How long anybody waits for a connection. */
const WAIT_MS = 10_000
/** A forgotten lock must not hang a shopper for longer than this. */
const STATEMENT_MS = 15_000
/** Connections that no transaction takes: what work inside one reads beside it comes through these. */
const KEPT_FOR_READS = 4
/** How long a transaction stands before a closed door before it asks again, ms each time; then it gives up. */
const CLOSED_DOOR_PAUSES_MS = [50, 150, 400, 1_000]
/** At most this many distinct statements are prepared by name; later ones run unnamed. */
const MAX_NAMED_STATEMENTS = 400

/** Something a statement can run on: the pool, or a transaction. Stores take it first. */
export type Executor = Kysely<DB>
export type TableName = keyof DB
/** An executor that only sees a store's own tables: reading a foreign one does not compile. */
export type Db<T extends TableName> = Kysely<Pick<DB, T>>

/** Narrows an executor to a store's own tables. */
export function tables<T extends TableName>(executor: Executor): Db<T> {
  return executor as unknown as Db<T>
}

/** Runs one SQL text with `$1…` values; the text is prepared on the server under a stable name. */
export async function run<Row>(executor: Executor, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const result = await executor.executeQuery<Row>(CompiledQuery.raw(text, values as unknown[]))
  return result.rows
}

export type InTransaction = <T>(work: (tx: Executor) => Promise<T>) => Promise<T>

export interface Database {
  readonly executor: Executor
  readonly pool: pg.Pool
  readonly inTransaction: InTransaction
  close(): Promise<void>
}

/**
 * Runs `work` in a transaction. The pool may lend a connection that was cut while it lay idle (a restarted database):
 * nothing is done yet when its BEGIN fails, so it is begun again, `most` times at most. A server that lets nobody in
 * (full, restarting) is given some moments.
 */
async function transact<T>(executor: Executor, work: (tx: Executor) => Promise<T>, most: number): Promise<T> {
  let isBegun = false
  const attempt = (tx: Executor) => {
    isBegun = true
    return work(tx)
  }
  for (let failed = 0; ; failed += 1) {
    try {
      return await executor.transaction().execute(attempt)
    } catch (error) {
      if (isBegun || failed === most || !isConnectionLoss(error)) throw error
      if (!isDoorClosed(error)) continue
      if (failed >= CLOSED_DOOR_PAUSES_MS.length) throw error
      await pause(CLOSED_DOOR_PAUSES_MS[failed])
    }
  }
}

/**
 * Opens a pool of named (server-side prepared) statements over `url`.
 * @param options.patienceMs how long a connection, a lock or a statement is waited for; longer in tests alone
 */
export function openDatabase(
  url: string,
  options: { max?: number; patienceMs?: number | undefined; onError?: (error: Error) => void } = {},
): Database {
  const { max = 16, patienceMs: waitMs = WAIT_MS, patienceMs: statementMs = STATEMENT_MS } = options
  const gate = createTransactionGate(Math.max(1, max - KEPT_FOR_READS), waitMs)
  const pool = new pg.Pool({
    connectionString: withOptions(
      url,
      `-c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=${statementMs}`,
    ),
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: waitMs,
  })
  const report = (error: Error) => options.onError?.(error)
  pool.on('error', report)
  // a connection cut while it is lent out must not end the process either
  pool.on('connect', (client) => client.on('error', report))
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= MAX_NAMED_STATEMENTS) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
  const dialect = new PostgresDialect({
    pool: {
      connect: async () => {
        const client = await pool.connect()
        return {
          query: (text: unknown, values?: unknown[]) => {
            if (typeof text !== 'string') throw new TypeError('cursors are not used here')
            const name = values === undefined ? undefined : nameOf(text)
            return client.query({ text, ...(values && { values }), ...(name && { name }) })
          },
          release: () => client.release(),
        } as unknown as pg.PoolClient
      },
      end: () => pool.end(),
    } as unknown as pg.Pool,
  })
  const executor = new Kysely<DB>({ dialect })
  return {
    executor,
    pool,
    inTransaction: (work) => gate(() => transact(executor, work, max)),
    close: () => executor.destroy(),
  }
}
