import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Money returned at the market's cost, and the person of the office who returns it. */
export interface MarketRefund {
  readonly orderId: number
  readonly memberId: number
  readonly amount: Kopecks
  /** Read by the customer. */
  readonly reason: string
  /** True = it was above the person's limit, and another person approved it. */
  readonly isApproved: boolean
}
export type MadeMarketRefund = Omit<MarketRefund, 'orderId'> & { readonly at: Date }

export interface RefundSummary {
  readonly amount: Kopecks
  /** True = the market returned money without a change of the order. */
  readonly isByMarket: boolean
  readonly status: 'new' | 'done' | 'failed'
  readonly createdAt: Date
}

/** Refunds without a change of the order, and their limits. */
export interface MarketRefunds {
  /**
   * In the caller's transaction: returns money of an order at the market's cost, newest payment first; the order's sums
   * stay. @throws Refusal NOT_FOUND, REFUND_OVER_PAID (facts.most, roubles) above what was paid and is not returned
   */
  refundAtMarketCost(tx: Executor, refund: MarketRefund): Promise<void>
  /** Kopecks that a person returned since a moment without approval; locks the person's refunds. */
  lockMarketRefunds(tx: Executor, memberId: number, since: Date): Promise<number>
  /** The same without a lock. */
  sumMarketRefunds(executor: Executor, memberId: number, since: Date): Promise<number>
  /** Refunds of an order at the market's cost, oldest first. */
  marketRefundsOf(executor: Executor, orderId: number): Promise<MadeMarketRefund[]>
  /** The sum that may still be returned of an order's payments, and the end of the card that the newest one came from. */
  returnableOf(
    executor: Executor,
    orderId: number,
  ): Promise<{ readonly most: Kopecks; readonly cardEnd: string | null }>
}
