import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type Executor, run } from './client.ts'
import { pipelined } from './pipelined.ts'

/**
 * Runs a part of a transaction that may be refused. A refusal rolls the part back and is returned, and the transaction
 * continues. Any other error ends the transaction.
 */
export async function orRefusal<T>(tx: Executor, work: () => Promise<T>): Promise<T | Refusal> {
  const undoRefused = async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    await run(tx, 'rollback to savepoint or_refusal')
    return error
  }
  const [, outcome] = await pipelined([run(tx, 'savepoint or_refusal'), work().catch(undoRefused)])
  await run(tx, 'release savepoint or_refusal')
  return outcome
}
