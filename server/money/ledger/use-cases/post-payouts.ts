import type { EntryKind } from '@okolitsa/domain/ledger/entry-kinds.ts'
import { payoutMovePostings } from '@okolitsa/domain/ledger/payout-postings.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { PayoutItemMove } from '../ports.ts'
import { insertEntries, type NewEntry } from '../store/ledger.store.ts'

const kindOf = ({ to }: PayoutItemMove): EntryKind =>
  to === 'sent' ? 'payout' : to === 'paid' ? 'payoutPaid' : 'payoutReturn'

/**
 * Posts moves of payouts in the transaction that moves them, in one statement. Every state of a payout is entered once,
 * so an entry that is already there is a mistake and undoes the transaction.
 */
export async function postPayouts(tx: Executor, moves: readonly PayoutItemMove[], at: Date): Promise<void> {
  const entries = moves.flatMap((move): (NewEntry & { postings: ReturnType<typeof payoutMovePostings> })[] => {
    const postings = payoutMovePostings(move)
    if (postings.length === 0) return []
    const { itemId, organizationId, amount, to } = move
    const facts = { organizationId, amount, itemId }
    return [{ cause: `payout:${itemId}:${to}`, kind: kindOf(move), orderId: null, facts, at, postings }]
  })
  await insertEntries(tx, entries)
}
