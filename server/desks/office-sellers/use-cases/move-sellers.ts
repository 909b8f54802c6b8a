import type { MoveOutcome } from '@okolitsa/contracts/sellers/office-sellers.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'

const OUTCOMES: Readonly<Record<string, MoveOutcome>> = {
  SELLER_NOT_SELLING: 'notSelling',
  SELLER_NOT_SUSPENDED: 'notSuspended',
  NOT_FOUND: 'unknown',
  BAD_REQUEST: 'wrongDay',
}

/** Moves sellers one by one, each in its own transaction, in the order of ids; a repetition changes nothing. */
export async function moveSellers(
  { database, sellers }: Deps<'database' | 'sellers'>,
  ids: readonly number[],
  move: (tx: Executor, organizationId: number) => Promise<void>,
): Promise<{ id: number; outcome: MoveOutcome }[]> {
  const outcomes: { id: number; outcome: MoveOutcome }[] = []
  for (const id of ids.toSorted((a, b) => a - b)) {
    outcomes.push({ id, outcome: await outcomeOf(() => database.inTransaction((tx) => move(tx, id))) })
    // other nodes are notified; this node answers with the new state immediately
    sellers.forget(id)
  }
  return outcomes
}

async function outcomeOf(move: () => Promise<void>): Promise<MoveOutcome> {
  try {
    await move()
    return 'done'
  } catch (error) {
    const outcome = error instanceof Refusal ? OUTCOMES[error.code] : undefined
    if (!outcome) throw error
    return outcome
  }
}
