import { payoutPostings } from '@okolitsa/domain/ledger/postings.ts'
import { type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { insertEntry, lockSeller, sumSeller } from '../store/ledger.store.ts'
import type { LedgerDeps } from './post-due.ts'

export async function recordPayout(
  deps: LedgerDeps,
  { organizationId, amount, key }: { organizationId: number; amount: Kopecks; key: string },
): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    await lockSeller(tx, organizationId)
    const { balance } = await sumSeller(tx, organizationId)
    const facts = { organizationId, amount }
    const entry = { cause: `payout:${key}`, kind: 'payout', orderId: null, facts, at: deps.clock() } as const
    const isNew = await insertEntry(tx, entry, payoutPostings(facts))
    // thrown after the insert, so that a repeated payout is not refused as a second one
    if (isNew !== null && amount > -balance) {
      throw new Refusal('PAYOUT_OVER_BALANCE', { due: Math.max(0, -balance) / 100, asked: toRoubles(amount) })
    }
  })
}
