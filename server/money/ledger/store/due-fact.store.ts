import type { CommissionTerms } from '@okolitsa/domain/fees/commission.ts'
import type { BonusFacts, MarketRefundFacts, MoneyFacts, SettlementFacts } from '@okolitsa/domain/ledger/postings.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Settlement facts before the fee is counted. */
interface Unfrozen extends Omit<SettlementFacts, 'commission' | 'vatPercent'> {
  /** Id, sum sold and sum before the seller's promo code of each line; absent for an order without frozen terms. */
  readonly lines?: readonly (readonly [id: number, sold: Kopecks, price: Kopecks])[]
}

/** Facts of an entry. Entries of earlier releases hold a per cent of the goods instead of the fee and its VAT. */
type Posted = Unfrozen & Partial<SettlementFacts> & { readonly commissionPercent?: number }

interface Fact<Kind, Facts, Before = Posted> {
  readonly cause: string
  readonly kind: Kind
  readonly orderId: number | null
  /** Time of the fact; null = now, because the order changed after its handover. */
  readonly at: Date | null
  readonly facts: Facts
  /** Facts of the order's previous entry of the kind; null = this entry is the first one. */
  readonly before: Before | null
  /** The fee of an order without frozen terms, per cent of the goods; null = of no order, or of one with frozen terms. */
  readonly commissionPercent: number | null
  /** Frozen terms of `facts.lines`; null = none. */
  readonly terms: readonly FrozenTerms[] | null
  /** VAT of the day of a settlement, per cent. */
  readonly vatPercent: number | null
}

interface FrozenTerms extends CommissionTerms {
  readonly ruleId: number | null
}

/** A movement of money that is not in the ledger yet. */
export type DueFact =
  | Fact<'payment' | 'refund', MoneyFacts>
  | Fact<'bonus', BonusFacts>
  | Fact<'settlement', Unfrozen>
  | Fact<'compensation', MarketRefundFacts, MarketRefundFacts>

export type DueScope = { readonly orderId: number } | { readonly customerId: number } | 'all'

/** Facts without a ledger entry, in posting order: payments, bonuses, handover, refunds and the market's part of them. */
export function listDueFacts(executor: Executor, scope: DueScope, limit: number): Promise<DueFact[]> {
  const columns =
    'cause, kind, order_id as "orderId", at, facts, before, commission_percent as "commissionPercent", terms, vat_percent as "vatPercent"'
  const list = (where: string, ...values: unknown[]) =>
    run<DueFact>(executor, `select ${columns} from ledger_due where ${where} order by turn, at, cause limit $1`, [
      limit,
      ...values,
    ])
  if (scope === 'all') return list('true')
  if ('orderId' in scope) return list('order_id = $2', scope.orderId)
  return list("kind = 'bonus' and customer_id = $2", scope.customerId)
}
