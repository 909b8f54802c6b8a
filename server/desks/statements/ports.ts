import type { Cost } from '@okolitsa/domain/bearers/bearers.ts'
import type { Period } from '@okolitsa/domain/closing/period.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { LineRow } from './store/statement.store.ts'

/** A line of a statement with what papers say of its order; moments are ISO texts. */
export interface PaperLine extends LineRow {
  /** When the customer paid; null = not through the market. */
  readonly paidAt: string | null
  /** Bonuses of the customer in the order. */
  readonly bonuses: number
  /** Names of the goods, cut, and their number. */
  readonly title: string | null
  readonly goods: number
  /** Number and sign of the fiscal receipt; null = none of the market's. */
  readonly receipt: string | null
}

/** A period of a seller: the statement of the cabinet with all its lines, oldest first. */
export interface SellerPeriod {
  readonly organizationId: number
  readonly legalName: string
  readonly legalAddress: string
  readonly tin: string
  readonly ien: string
  readonly taxSystem: string
  readonly opening: number
  readonly lines: readonly PaperLine[]
}

export interface PeriodOfSellers {
  readonly from: Date
  /** The first moment after the period. */
  readonly to: Date
  /** The accounting period of these moments, with its late entries; null = entries by their own moment. */
  readonly period: Period | null
}

/** Statements of many sellers, from which the papers of a period are made. */
export interface StatementsService {
  /** Sellers whose balance changed in the period, in the order of ids. @param among only these; null = all */
  sellersOf(
    executor: Executor,
    period: PeriodOfSellers & { readonly most: number; readonly among: readonly number[] | null },
  ): Promise<number[]>
  /** Statements of these sellers in one query; also of those without lines. */
  periodsOf(
    executor: Executor,
    period: PeriodOfSellers & { readonly organizationIds: readonly number[] },
  ): Promise<SellerPeriod[]>
  /**
   * Discounts, refunds and gifts of an order with their bearers. @param orderId an order that the caller may see
   * @param specialPrice discount of its special prices, kopecks
   */
  costsOfOrder(executor: Executor, orderId: number, specialPrice: number): Promise<Cost[]>
}
