import type { BonusFacts, MoneyFacts, SettlementFacts } from '@okolitsa/domain/ledger/postings.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Frozen with the entry, so the view gives it beside the facts. */
type Unfrozen = Omit<SettlementFacts, 'commissionPercent'>

interface Fact<Kind, Facts> {
  readonly cause: string
  readonly kind: Kind
  readonly orderId: number | null
  /** Null = now: an order that was handed over before has changed. */
  readonly at: Date | null
  readonly facts: Facts
  /** What the last settlement of the order was counted from; null = the first one. */
  readonly before: Unfrozen | null
  /** By the seller's contract, or frozen already; null = the shop's own. */
  readonly commissionPercent: number | null
}

/** Something that moved money and is not in the ledger yet. */
export type DueFact = Fact<'payment' | 'refund', MoneyFacts> | Fact<'bonus', BonusFacts> | Fact<'settlement', Unfrozen>

/** Whose facts are looked for. */
export type DueScope = { readonly orderId: number } | { readonly customerId: number } | 'all'

/** Facts without an entry, in the order they are posted: money in, bonuses, hand-over, money back. */
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
