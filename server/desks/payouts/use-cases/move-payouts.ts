import type { Executor } from '../../../platform/db/client.ts'
import { emitMany } from '../../../platform/db/outbox.ts'
import { payoutReturned } from '../events.ts'
import type { PayoutDeps } from '../payout-deps.ts'
import { type ItemMove, moveItems } from '../store/item.store.ts'
import { finishRuns } from '../store/run.store.ts'

/**
 * The only way in which a payout changes its state: the state, the entry in the ledger, the end of the run and the
 * message to the seller are one transaction. A payout that is no longer in the expected state is left.
 * @returns ids of the payouts that were moved
 */
export async function movePayouts(
  { ledger, clock }: Pick<PayoutDeps, 'ledger' | 'clock'>,
  tx: Executor,
  moves: readonly ItemMove[],
): Promise<ReadonlySet<number>> {
  if (moves.length === 0) return new Set()
  const at = clock()
  const moved = await moveItems(tx, moves, at)
  await ledger.postPayouts(
    tx,
    moved.map(({ id, organizationId, amount, from, to }) => ({ itemId: id, organizationId, amount, from, to })),
    at,
  )
  await finishRuns(tx, [...new Set(moved.map(({ runId }) => runId))], at)
  // a payout that failed says nothing of the requisites: the money is on the balance, and the next run pays it
  const cameBack = moved.filter(({ to }) => to === 'returned')
  await emitMany(
    tx,
    cameBack.map(({ id }) => ({ event: payoutReturned({ itemId: id }), dueAt: null })),
  )
  return new Set(moved.map(({ id }) => id))
}
