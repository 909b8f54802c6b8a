import type { CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'

type PromoRefusal = NonNullable<NonNullable<CartCalculation['promoCode']>['refusal']>

/** Reason why a code is refused, with the required sum or day. */
export function promoRefusalWords(refusal: PromoRefusal, now: DayReference): string {
  const text = loyalty.promo
  if (refusal.code === 'PROMO_MIN_SUM') return text.missing(refusal.facts.missing)
  if (refusal.code === 'PROMO_NOT_STARTED') return text.from(refusal.facts.fromDate, now)
  if (refusal.code === 'PROMO_ENDED') return text.ended(refusal.facts.toDate, now)
  return refusal.title
}
