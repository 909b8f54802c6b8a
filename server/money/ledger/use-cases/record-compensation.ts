import { compensationPostings } from '@okolitsa/domain/ledger/postings.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import type { Listener } from '../../../platform/jobs/work.ts'
import { insertEntry } from '../store/ledger.store.ts'
import type { LedgerDeps } from './post-due.ts'

/** Posts what the shop pays a seller for a contested refund, once for each claim. */
export function recordCompensation(deps: LedgerDeps): Listener {
  return ({ orderId, claimId, organizationId, amount }) =>
    deps.database.inTransaction(async (tx) => {
      const facts = { organizationId: Number(organizationId), amount: kopecks(Number(amount)) }
      if (facts.amount === 0) return
      const cause = `contest:${claimId}`
      const entry = { cause, kind: 'compensation', orderId: Number(orderId), facts, at: deps.clock() } as const
      await insertEntry(tx, entry, compensationPostings(facts))
    })
}
