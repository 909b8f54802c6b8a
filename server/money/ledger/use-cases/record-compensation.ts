import { compensationPostings } from '@okolitsa/domain/ledger/postings.ts'
import type { PayloadOf } from '../../../platform/events/event.ts'
import type { orderContestUpheld } from '../../../sales/orders/events.ts'
import { insertEntry } from '../store/ledger.store.ts'
import type { LedgerDeps } from './post-due.ts'

/** Posts the shop's payment to a seller for a contested refund, once per claim. */
export async function recordCompensation(
  deps: LedgerDeps,
  { orderId, claimId, organizationId, amount }: PayloadOf<typeof orderContestUpheld>,
): Promise<void> {
  if (amount === 0) return
  await deps.database.inTransaction(async (tx) => {
    const facts = { organizationId, amount }
    const entry = { cause: `contest:${claimId}`, kind: 'compensation', orderId, facts, at: deps.clock() } as const
    await insertEntry(tx, entry, compensationPostings(facts))
  })
}
