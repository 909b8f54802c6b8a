import type { PromoCodeAnswer } from '@okolitsa/contracts/loyalty/promo-code.ts'
import { subtractRoubles } from '@okolitsa/domain/money/roubles.ts'
import { formatDeduction, formatDiscount } from '@okolitsa/strings/ru/format.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'

/**
 * Value of an offer and the sum that the cart lacks for it.
 * @param goods sum of the products after special prices, roubles
 */
export function offerNote({ kind, value, minSum }: PromoCodeAnswer, goods: number): string {
  const off = kind === 'percent' ? formatDiscount(value) : formatDeduction(value)
  const missing = subtractRoubles(minSum, goods)
  return missing > 0 ? loyalty.promo.lacks(off, missing) : off
}
