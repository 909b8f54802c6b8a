import type { CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'

type PromoRefusal = NonNullable<NonNullable<CartCalculation['promoCode']>['refusal']>

/** Why a code takes nothing off, with the sum or the day that stands against it. */
export function refusalWords({ code, title, facts }: Omit<PromoRefusal, 'code'> & { code: string }, now: DayReference) {
  const { missing, fromDate, toDate } = facts
  const text = loyalty.promo
  if (code === 'PROMO_MIN_SUM' && typeof missing === 'number') return text.missing(missing)
  if (code === 'PROMO_NOT_STARTED' && typeof fromDate === 'string') return text.from(fromDate, now)
  if (code === 'PROMO_ENDED' && typeof toDate === 'string') return text.ended(toDate, now)
  return title
}
