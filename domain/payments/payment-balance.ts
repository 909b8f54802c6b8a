import type { Kopecks } from '../money/money.ts'

/** What one payment of an order did, in sums. */
export interface PaymentSums {
  /** Money the order could not take; it goes back by itself and pays for nothing. */
  readonly isSurplus: boolean
  /** Held at the bank and not captured. */
  readonly held: Kopecks
  /** What the bank took. */
  readonly captured: Kopecks
  /** Decided to be given back, done or not yet. */
  readonly returning: Kopecks
}

export interface PaymentBalance {
  /** Taken beyond the order's total: it has to go back. Holds never exceed: only what is due is captured. */
  readonly excess: Kopecks
  /** Neither taken nor held. */
  readonly missing: Kopecks
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const atLeastZero = (amount: number) => Math.max(0, amount) as Kopecks
/** What stays taken of one payment. */
const keptOf = (payment: PaymentSums): number => (payment.isSurplus ? 0 : payment.captured - payment.returning)

/** Compares the payments of an order with what it costs. */
export function balanceOf(total: Kopecks, payments: readonly PaymentSums[]): PaymentBalance {
  const kept = sum(payments.map(keptOf))
  const held = sum(payments.map((payment) => (payment.isSurplus ? 0 : payment.held)))
  return { excess: atLeastZero(kept - total), missing: atLeastZero(total - kept - held) }
}

/** How much of a held payment is due: what other payments do not cover, at most what is held. */
export function captureAmount(total: Kopecks, payments: readonly PaymentSums[], held: Kopecks): Kopecks {
  return Math.min(held, atLeastZero(total - sum(payments.map(keptOf)))) as Kopecks
}

/** Shares an excess out over payments in their order, from each at most what stays taken of it. */
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
