import type { BonusFacts, MarketRefundFacts, MoneyFacts, SettlementFacts } from '@okolitsa/domain/ledger/postings.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Settlement facts without the per cent, which the view returns separately because it is frozen with the entry. */
type Unfrozen = Omit<SettlementFacts, 'commissionPercent'>

interface Fact<Kind, Facts, Before = Unfrozen> {
  readonly cause: string
  readonly kind: Kind
  readonly orderId: number | null
  /** Time of the fact; null = now, because the order changed after its handover. */
  readonly at: Date | null
  readonly facts: Facts
  /** Facts of the order's previous entry of the kind; null = this entry is the first one. */
  readonly before: Before | null
  /** The frozen commission, otherwise the one of the seller's contract; null = the shop's default. */
  readonly commissionPercent: number | null
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
  const columns = 'cause, kind, order_id as "orderId", at, facts, before, commission_percent as "commissionPercent"'
  const list = (where: string, ...values: unknown[]) =>
    run<DueFact>(executor, `select ${columns} from ledger_due where ${where} order by turn, at, cause limit $1`, [
      limit,
      ...values,
    ])
  if (scope === 'all') return list('true')
  if ('orderId' in scope) return list('order_id = $2', scope.orderId)
  return list("kind = 'bonus' and customer_id = $2", scope.customerId)
}
