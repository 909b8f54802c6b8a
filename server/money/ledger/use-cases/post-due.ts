import {
  bonusPostings,
  DEFAULT_COMMISSION_PERCENT,
  marketRefundPostings,
  type Posting,
  paymentPostings,
  refundPostings,
  settlementPostings,
} from '@okolitsa/domain/ledger/postings.ts'
import { withLongTimeout } from '../../../platform/db/with-long-timeout.ts'
import type { Deps } from '../../../services.ts'
import { type DueFact, type DueScope, listDueFacts } from '../store/due-fact.store.ts'
import { insertEntry } from '../store/ledger.store.ts'

export type LedgerDeps = Deps<'database' | 'clock'>

const BATCH = 500

/**
 * Posts the missing entries. Events only trigger the computation: entries depend on the facts, so repeated, late or
 * lost events do not change the result.
 */
export async function postDue(deps: LedgerDeps, scope: DueScope): Promise<void> {
  const { executor, inTransaction } = deps.database
  for (;;) {
    const due =
      scope === 'all'
        ? await withLongTimeout(inTransaction, (tx) => listDueFacts(tx, scope, BATCH))
        : await listDueFacts(executor, scope, BATCH)
    let isOvertaken = false
    for (const fact of due) {
      const { facts, postings } = entryOf(fact)
      const { cause, kind, orderId, at } = fact
      const entry = { cause, kind, orderId, facts, at: at ?? deps.clock() }
      const isNew = await inTransaction((tx) => insertEntry(tx, entry, postings))
      // another worker posted this settlement, possibly from an older state of the order: the difference is computed
      // again
      isOvertaken ||= !isNew
    }
    if (due.length < BATCH && !isOvertaken) return
  }
}

/**
 * The commission is frozen with an order's first money and with its settlements, because contracts may change later.
 */
function entryOf(fact: DueFact): { facts: unknown; postings: Posting[] } {
  const commissionPercent = fact.commissionPercent ?? DEFAULT_COMMISSION_PERCENT
  switch (fact.kind) {
    case 'payment':
      return { facts: { ...fact.facts, commissionPercent }, postings: paymentPostings(fact.facts) }
    case 'refund':
      return { facts: fact.facts, postings: refundPostings(fact.facts) }
    case 'bonus':
      return { facts: fact.facts, postings: bonusPostings(fact.facts) }
    case 'compensation':
      return { facts: fact.facts, postings: marketRefundPostings(fact.facts, fact.before?.amount) }
    case 'settlement': {
      const facts = { ...fact.facts, commissionPercent }
      const before = fact.before && { ...fact.before, commissionPercent }
      return { facts, postings: settlementPostings(facts, before) }
    }
  }
}
