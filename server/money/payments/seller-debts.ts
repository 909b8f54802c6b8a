import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { CustomerScope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DebtState, RepayWay } from '@okolitsa/domain/payments/seller-debt.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Debts of sellers: money they took themselves and have to give back by hand. */
export interface SellerDebts {
  /** Open and settled debts of an order, in the order they arose. */
  debtsOf(executor: Executor, orderId: number): Promise<SellerDebt[]>
  /**
   * In the caller's transaction: records that the seller gave the money back. Null = it was recorded before. @throws
   * Refusal NOT_FOUND; BAD_REQUEST for a day before the debt or after today
   */
  payBack(tx: Executor, scope: StaffScope, orderId: number, repayment: Repayment): Promise<SellerDebt | null>
  /**
   * In the caller's transaction: the customer reports that the money did not arrive, so it is owed again. @throws
   * Refusal NOT_FOUND, ORDER_STEP_FORBIDDEN
   */
  disputeRepayment(tx: Executor, scope: CustomerScope, orderId: number, debtId: number): Promise<void>
}

export interface SellerDebt {
  readonly id: number
  readonly orderId: number
  /** The key of the order's change that caused it, or `cancel`. */
  readonly cause: string
  readonly amount: Kopecks
  readonly state: DebtState
  readonly createdAt: Date
  readonly dueAt: Date
  /** How and when it was given back, with a note; null = not reported yet. */
  readonly way: RepayWay | null
  readonly paidOn: IsoDate | null
  readonly paidAt: Date | null
  readonly note: string
  readonly disputedAt: Date | null
}

/** How a seller gave a debt back, and who reported it. */
export interface Repayment {
  readonly debtId: number
  readonly way: RepayWay
  readonly on: IsoDate
  /** Shown to the customer. */
  readonly note: string
  /** The seller's time zone, for `paidOn`. */
  readonly timeZone: string
  readonly by: number | null
}
