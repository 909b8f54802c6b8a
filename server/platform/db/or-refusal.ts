import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type Executor, run } from './client.ts'
import { pipelined } from './pipelined.ts'

/**
 * Does a part of a transaction that may be refused: a refusal undoes what the part has written and is answered, and
 * the transaction goes on. Anything else that is thrown ends the transaction as ever.
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
