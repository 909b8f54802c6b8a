import { type Executor, type InTransaction, run } from './client.ts'

/** Nobody waits for such work; it reads the whole database once a night. */
const LIMIT_SECONDS = 600

/** Runs what may take minutes; everything else is cut off much sooner. Transactions of others stay as they are. */
export const withLongTimeout = <T>(inTransaction: InTransaction, work: (tx: Executor) => Promise<T>): Promise<T> =>
  inTransaction(async (tx) => {
    await run(tx, `set local statement_timeout = '${LIMIT_SECONDS}s'`)
    return work(tx)
  })
