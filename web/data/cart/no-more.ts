import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { buying as text } from '@okolitsa/strings/ru/buying.ts'
import { formatAmount } from '@okolitsa/strings/ru/format.ts'

type Taken = Pick<ProductCard, 'measure' | 'unit' | 'isWeight'>

/** What is taken, in words: weighed goods by weight, the rest by pieces. */
export const takenText = ({ measure, unit, isWeight }: Taken, quantity: number): string =>
  isWeight ? formatAmount(measure * quantity, unit) : text.pieces(quantity)

/** Why a stepper takes no more: at length, and in two words under the amount. Empty = it does. */
export interface NoMore {
  readonly noMoreText?: string
  readonly noMoreNote?: string
}

/**
 * What stops a quantity: what is left, or the most of one order.
 * @param left sale steps; null = no bound
 */
export function noMore(product: Taken, quantity: number, left: number | null, most: number | null = null): NoMore {
  const isLimit = most !== null && (left === null || most <= left)
  const bound = isLimit ? most : left
  if (bound === null || quantity < bound) return {}
  const amount = takenText(product, bound)
  return isLimit
    ? { noMoreText: text.limit(bound), noMoreNote: text.limitNote(bound) }
    : { noMoreText: text.noMore(amount), noMoreNote: text.noMoreNote(amount) }
}
