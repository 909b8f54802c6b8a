import { type Executor, type InTransaction, run } from './client.ts'

/** Time limit of nightly work, seconds; it reads the whole database, and no user waits for it. */
const LIMIT_SECONDS = 600

/** Runs work that may take minutes, with a longer time limit for its transaction only. */
export const withLongTimeout = <T>(inTransaction: InTransaction, work: (tx: Executor) => Promise<T>): Promise<T> =>
  inTransaction(async (tx) => {
    await run(tx, `set local statement_timeout = '${LIMIT_SECONDS}s'`)
    return work(tx)
  })
