import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'
import type { CartRefusal } from '../../data/checkout/refused-carts.ts'

type Told = Pick<Problem, 'facts'>

/** One difference the server found, when the answer is CART_CHANGED. */
export interface FoundChange {
  readonly title: string | null
  readonly kind: string
  readonly left?: number
  readonly max?: number
  readonly was?: number
  readonly now?: number
}

/** A product that others were quicker to buy, when the answer is NOT_ENOUGH_STOCK. */
export interface FoundShortage {
  readonly productId: number
  /** Sale steps. */
  readonly left: number
}

/** What CART_CHANGED says: sums in roubles and the lines that differ. */
export function changesOf({ facts }: Told) {
  const { total, expectedTotal, changes } = (facts ?? {}) as {
    total?: number | null
    expectedTotal?: number | null
    changes?: readonly FoundChange[]
  }
  return { total: total ?? null, expectedTotal: expectedTotal ?? null, changes: changes ?? [] }
}

/** What NOT_ENOUGH_STOCK says of each product. */
export const shortagesOf = ({ facts }: Told): readonly FoundShortage[] =>
  ((facts ?? {}) as { products?: readonly FoundShortage[] }).products ?? []

/** Why carts were refused when none became an order; empty = the refusal is of the whole purchase. */
export const refusalsOf = ({ facts }: Told): readonly CartRefusal[] =>
  ((facts ?? {}) as { refused?: readonly CartRefusal[] }).refused ?? []

const MENDED_AT_PAYMENT: ReadonlySet<string> = new Set([
  'BONUSES_NOT_ENOUGH',
  'NO_FREE_SHIPPING_AVAILABLE',
  'PAYMENT_METHOD_UNAVAILABLE',
])

/** The block of the form where a refusal is mended: how to receive, or how to pay; the rest is about the goods. */
export function blockOf(code: string): 'receive' | 'pay' {
  return code.startsWith('PROMO_') || MENDED_AT_PAYMENT.has(code) ? 'pay' : 'receive'
}
