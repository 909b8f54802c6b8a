import type { RefusalsOfAllCarts } from '@okolitsa/contracts/checkout/checkout-answer.ts'
import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'

/** Why carts were refused when none became an order; empty = the refusal is of the whole purchase. */
export const refusalsOf = ({ facts }: Pick<Problem, 'facts'>): RefusalsOfAllCarts['refused'] =>
  (facts as Partial<RefusalsOfAllCarts> | undefined)?.refused ?? []

const MENDED_AT_PAYMENT: ReadonlySet<string> = new Set([
  'BONUSES_NOT_ENOUGH',
  'NO_FREE_SHIPPING_AVAILABLE',
  'PAYMENT_METHOD_UNAVAILABLE',
])

/** The block of the form where a refusal is mended: how to receive, or how to pay; the rest is about the goods. */
export function blockOf(code: string): 'receive' | 'pay' {
  return code.startsWith('PROMO_') || MENDED_AT_PAYMENT.has(code) ? 'pay' : 'receive'
}
