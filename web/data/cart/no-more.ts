import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { buying as text } from '@okolitsa/strings/ru/buying.ts'
import { formatAmount } from '@okolitsa/strings/ru/format.ts'

type Taken = Pick<ProductCard, 'measure' | 'unit' | 'isWeight'>

export const takenText = ({ measure, unit, isWeight }: Taken, quantity: number): string =>
  isWeight ? formatAmount(measure * quantity, unit) : text.pieces(quantity)

/** Reason why the quantity cannot grow: a sentence, and two words for the place under the amount. Empty = it can. */
export interface NoMore {
  readonly noMoreText?: string
  readonly noMoreNote?: string
}

/**
 * The limit that a quantity has reached: the stock, or the maximum of one order. @param left stock in sale steps; null
 * = no limit
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
