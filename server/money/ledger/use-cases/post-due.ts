import { orderFees, toBasisPoints } from '@okolitsa/domain/fees/commission.ts'
import {
  bonusPostings,
  marketRefundPostings,
  type Posting,
  paymentPostings,
  refundPostings,
  settlementPostings,
} from '@okolitsa/domain/ledger/postings.ts'
import { add, type Kopecks, share } from '@okolitsa/domain/money/money.ts'
import { withLongTimeout } from '../../../platform/db/with-long-timeout.ts'
import type { Deps } from '../../../services.ts'
import { type DueFact, type DueScope, listDueFacts } from '../store/due-fact.store.ts'
import { insertEntry } from '../store/ledger.store.ts'

export type LedgerDeps = Deps<'database' | 'clock' | 'audit'>

const BATCH = 500
/** VAT of settlements whose entries do not name it, per cent. */
const FORMER_VAT = 22

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
      isOvertaken ||= isNew === null
    }
    if (due.length < BATCH && !isOvertaken) return
  }
}

/**
 * An order's lines froze the terms of the fee at the sale. An order placed before keeps the per cent that its first entry
 * froze, because contracts may change later. A correction keeps the VAT of the first settlement.
 */
function entryOf(fact: DueFact): { facts: unknown; postings: Posting[] } {
  switch (fact.kind) {
    case 'payment': {
      const { commissionPercent } = fact
      const facts = commissionPercent === null ? fact.facts : { ...fact.facts, commissionPercent }
      return { facts, postings: paymentPostings(fact.facts) }
    }
    case 'refund':
      return { facts: fact.facts, postings: refundPostings(fact.facts) }
    case 'bonus':
      return { facts: fact.facts, postings: bonusPostings(fact.facts) }
    case 'compensation':
      return { facts: fact.facts, postings: marketRefundPostings(fact.facts, fact.before?.amount) }
    case 'settlement': {
      const { before, commissionPercent, terms } = fact
      const vatPercent = before ? (before.vatPercent ?? FORMER_VAT) : (fact.vatPercent ?? 0)
      const facts = { ...fact.facts, commission: commissionOf(fact), vatPercent }
      const known = before && {
        ...before,
        commission: before.commission ?? ofGoods(before.goods, before.commissionPercent ?? commissionPercent ?? 0),
        vatPercent,
      }
      return { facts: terms ? facts : { ...facts, commissionPercent }, postings: settlementPostings(facts, known) }
    }
  }
}

const ofGoods = (goods: Kopecks, percent: number): Kopecks => share(goods, toBasisPoints(percent), 10_000)

/** The fee of an order as it stands, VAT inside. */
function commissionOf({ facts, terms, commissionPercent }: Extract<DueFact, { kind: 'settlement' }>): Kopecks {
  if (!terms) return ofGoods(facts.goods, commissionPercent ?? 0)
  const lines = (facts.lines ?? []).flatMap(([, sold, price], index) => {
    const frozen = terms[index]
    return frozen ? { ruleId: frozen.ruleId, terms: frozen, sold, price } : []
  })
  return add(...orderFees(lines))
}
