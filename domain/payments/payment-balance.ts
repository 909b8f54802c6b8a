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
/** The captured sum of a payment after returns. */
const keptOf = (payment: PaymentSums): number => (payment.isSurplus ? 0 : payment.captured - payment.returning)

export function balanceOf(total: Kopecks, payments: readonly PaymentSums[]): PaymentBalance {
  const kept = sum(payments.map(keptOf))
  const held = sum(payments.map((payment) => (payment.isSurplus ? 0 : payment.held)))
  return { excess: atLeastZero(kept - total), missing: atLeastZero(total - kept - held) }
}

/** The part of a held payment that is due: the sum that other payments do not cover, at most the held sum. */
export function captureAmount(total: Kopecks, payments: readonly PaymentSums[], held: Kopecks): Kopecks {
  return Math.min(held, atLeastZero(total - sum(payments.map(keptOf)))) as Kopecks
}

/** Distributes an excess over payments in their order, at most the captured sum after returns of each. */
export function refundShares<P extends PaymentSums>(
  excess: Kopecks,
  payments: readonly P[],
): { readonly payment: P; readonly amount: Kopecks }[] {
  let rest: number = excess
  return payments.flatMap((payment) => {
    const amount = Math.min(rest, atLeastZero(keptOf(payment))) as Kopecks
    rest -= amount
    return amount > 0 ? [{ payment, amount }] : []
  })
}
