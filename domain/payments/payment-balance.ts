import type { Kopecks } from '../money/money.ts'

export interface PaymentSums {
  /** True = the order could not accept the money, so it is returned automatically and pays for no goods. */
  readonly isSurplus: boolean
  /** Sum held at the bank and not captured. */
  readonly held: Kopecks
  /** Sum captured by the bank. */
  readonly captured: Kopecks
  /** Sum to be returned, completed or not. */
  readonly returning: Kopecks
  /** Part of `returning` at the market's cost: it still pays for the order. Absent = 0. */
  readonly byMarket?: Kopecks
}

export interface PaymentBalance {
  /**
   * Sum captured above the order's total, to be returned. Holds never exceed the total: only the sum due is captured.
   */
  readonly excess: Kopecks
  /** Sum neither captured nor held. */
  readonly missing: Kopecks
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const atLeastZero = (amount: number) => Math.max(0, amount) as Kopecks
/** The captured sum of a payment that is not returned. */
const restOf = (payment: PaymentSums): number => (payment.isSurplus ? 0 : payment.captured - payment.returning)
/** The sum of a payment that pays for the order. */
const keptOf = (payment: PaymentSums): number => restOf(payment) + (payment.byMarket ?? 0)

export function balanceOf(total: Kopecks, payments: readonly PaymentSums[]): PaymentBalance {
  const kept = sum(payments.map(keptOf))
  const held = sum(payments.map((payment) => (payment.isSurplus ? 0 : payment.held)))
  return { excess: atLeastZero(kept - total), missing: atLeastZero(total - kept - held) }
}

/** The part of a held payment that is due: the sum that other payments do not cover, at most the held sum. */
export function captureAmount(total: Kopecks, payments: readonly PaymentSums[], held: Kopecks): Kopecks {
  return Math.min(held, atLeastZero(total - sum(payments.map(keptOf)))) as Kopecks
}

/** The most that may still be returned: the sum that was captured and is not returned. */
export const returnable = (payments: readonly PaymentSums[]): Kopecks => atLeastZero(sum(payments.map(restOf)))

/** The part of earlier returns that stays at the market's cost when the order costs `due`: never more than before. */
export const marketShareOf = (due: Kopecks, payments: readonly PaymentSums[]): Kopecks =>
  Math.min(sum(payments.map(({ byMarket = 0 }) => byMarket)), atLeastZero(due - sum(payments.map(restOf)))) as Kopecks

/** Distributes an excess over payments in their order, at most the captured sum after returns of each. */
export function refundShares<P extends PaymentSums>(
  excess: Kopecks,
  payments: readonly P[],
): { readonly payment: P; readonly amount: Kopecks }[] {
  let rest: number = excess
  return payments.flatMap((payment) => {
    const amount = Math.min(rest, atLeastZero(restOf(payment))) as Kopecks
    rest -= amount
    return amount > 0 ? [{ payment, amount }] : []
  })
}
