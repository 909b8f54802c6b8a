import type { RefusalsOfAllCarts } from '@okolitsa/contracts/checkout/checkout-answer.ts'
import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'

/** Refusals by cart when no cart became an order; empty = the whole order group was refused. */
export const refusalsOf = ({ facts }: Pick<Problem, 'facts'>): RefusalsOfAllCarts['refused'] =>
  (facts as Partial<RefusalsOfAllCarts> | undefined)?.refused ?? []

const MENDED_AT_PAYMENT: ReadonlySet<string> = new Set([
  'BONUSES_NOT_ENOUGH',
  'NO_FREE_SHIPPING_AVAILABLE',
  'PAYMENT_METHOD_UNAVAILABLE',
])

/**
 * The block of the form where a refusal can be corrected: delivery or payment; other refusals are about the products.
 */
export function blockOf(code: string): 'receive' | 'pay' {
  return code.startsWith('PROMO_') || MENDED_AT_PAYMENT.has(code) ? 'pay' : 'receive'
}
