import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { CustomerScope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DebtState, RepayWay } from '@okolitsa/domain/payments/seller-debt.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Money that sellers took themselves and give back by hand. */
export interface SellerDebts {
  /** What the seller owes of the money they took themselves, and owed; in the order it arose. */
  debtsOf(executor: Executor, orderId: number): Promise<SellerDebt[]>
  /**
   * In the caller's transaction: the seller has given back what they owed. Repeating it changes nothing and answers
   * null. Refuses NOT_FOUND, and BAD_REQUEST for a day before the debt or after today.
   */
  payBack(tx: Executor, scope: StaffScope, orderId: number, repayment: Repayment): Promise<SellerDebt | null>
  /** In the caller's transaction: the customer says that it did not come, so it is owed again. Refuses NOT_FOUND and ORDER_STEP_FORBIDDEN. */
  disputeRepayment(tx: Executor, scope: CustomerScope, orderId: number, debtId: number): Promise<void>
}

/** Money that the seller gives back by hand. */
export interface SellerDebt {
  readonly id: number
  readonly orderId: number
  /** The change of the order it came of, or `cancel`. */
  readonly cause: string
  readonly amount: Kopecks
  readonly state: DebtState
  readonly createdAt: Date
  readonly dueAt: Date
  /** How, when and with what words it was given back; null = nobody said so yet. */
  readonly way: RepayWay | null
  readonly paidOn: IsoDate | null
  readonly paidAt: Date | null
  readonly note: string
  readonly disputedAt: Date | null
}

/** How a seller gave a debt back, and who says so. */
export interface Repayment {
  readonly debtId: number
  readonly way: RepayWay
  readonly on: IsoDate
  /** Told to the customer. */
  readonly note: string
  /** The seller's, whose day it is. */
  readonly timeZone: string
  readonly by: number | null
}
