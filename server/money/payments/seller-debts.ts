import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { CustomerScope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DebtState, RepayWay } from '@okolitsa/domain/payments/seller-debt.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Debts of sellers: money that they took themselves and have to repay without a gateway. */
export interface SellerDebts {
  /** Open and settled debts of an order, oldest first. */
  debtsOf(executor: Executor, orderId: number): Promise<SellerDebt[]>
  /**
   * In the caller's transaction: records that the seller repaid the debt. Null = it was recorded before.
   * @throws Refusal NOT_FOUND; BAD_REQUEST for a day before the debt or after today
   */
  payBack(tx: Executor, scope: StaffScope, orderId: number, repayment: Repayment): Promise<SellerDebt | null>
  /**
   * In the caller's transaction: records that the money did not arrive according to the customer, which reopens the
   * debt.
   * @throws Refusal NOT_FOUND, ORDER_STEP_FORBIDDEN
   */
  disputeRepayment(tx: Executor, scope: CustomerScope, orderId: number, debtId: number): Promise<void>
}

export interface SellerDebt {
  readonly id: number
  readonly orderId: number
  /** Cause of the debt: the key of the order's change, or `cancel`. */
  readonly cause: string
  readonly amount: Kopecks
  readonly state: DebtState
  readonly createdAt: Date
  readonly dueAt: Date
  /** Reported method of the repayment; null = not reported yet. */
  readonly way: RepayWay | null
  readonly paidOn: IsoDate | null
  readonly paidAt: Date | null
  readonly note: string
  readonly disputedAt: Date | null
}

/** A repayment of a debt by the seller, and the person who reported it. */
export interface Repayment {
  readonly debtId: number
  readonly way: RepayWay
  readonly on: IsoDate
  /** Note displayed to the customer. */
  readonly note: string
  /** The seller's time zone, to which `paidOn` refers. */
  readonly timeZone: string
  readonly by: number | null
}
