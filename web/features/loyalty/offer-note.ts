import type { PromoCodeAnswer } from '@okolitsa/contracts/loyalty/promo-code.ts'
import { subtractRoubles } from '@okolitsa/domain/money/roubles.ts'
import { formatDeduction, formatDiscount } from '@okolitsa/strings/ru/format.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'

/**
 * What an offer takes off, and what the cart lacks to it.
 * @param goods what the goods come to after special prices, roubles
 */
export function offerNote({ kind, value, minSum }: PromoCodeAnswer, goods: number): string {
  const off = kind === 'percent' ? formatDiscount(value) : formatDeduction(value)
  const missing = subtractRoubles(minSum, goods)
  return missing > 0 ? loyalty.promo.lacks(off, missing) : off
}
