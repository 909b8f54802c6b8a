import type { Kopecks } from '../money/money.ts'

export interface PaymentSums {
  /** True = the order could not accept the money; it is returned automatically and pays for nothing. */
  readonly isSurplus: boolean
  /** Held at the bank and not captured. */
  readonly held: Kopecks
  /** Captured by the bank. */
  readonly captured: Kopecks
  /** To be returned, completed or not. */
  readonly returning: Kopecks
}

export interface PaymentBalance {
  /** Captured above the order's total and to be returned. Holds never exceed it: only the due sum is captured. */
  readonly excess: Kopecks
  /** Neither captured nor held. */
  readonly missing: Kopecks
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const atLeastZero = (amount: number) => Math.max(0, amount) as Kopecks
/** The captured rest of one payment after returns. */
const keptOf = (payment: PaymentSums): number => (payment.isSurplus ? 0 : payment.captured - payment.returning)

export function balanceOf(total: Kopecks, payments: readonly PaymentSums[]): PaymentBalance {
  const kept = sum(payments.map(keptOf))
  const held = sum(payments.map((payment) => (payment.isSurplus ? 0 : payment.held)))
  return { excess: atLeastZero(kept - total), missing: atLeastZero(total - kept - held) }
}

/** The due part of a held payment: the sum that other payments do not cover, at most the held one. */
export function captureAmount(total: Kopecks, payments: readonly PaymentSums[], held: Kopecks): Kopecks {
  return Math.min(held, atLeastZero(total - sum(payments.map(keptOf)))) as Kopecks
}

/** Distributes an excess over payments in their order, to each at most its captured rest. */
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
