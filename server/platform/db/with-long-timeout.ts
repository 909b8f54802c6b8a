import { type Executor, type InTransaction, run } from './client.ts'

/** No user waits for such work; it reads the whole database once a night. */
const LIMIT_SECONDS = 600

/** Runs work that may take minutes, with a longer time limit for its transaction only. */
export const withLongTimeout = <T>(inTransaction: InTransaction, work: (tx: Executor) => Promise<T>): Promise<T> =>
  inTransaction(async (tx) => {
    await run(tx, `set local statement_timeout = '${LIMIT_SECONDS}s'`)
    return work(tx)
  })
