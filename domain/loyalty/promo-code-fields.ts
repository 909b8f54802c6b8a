import type { WithoutConsent } from '../bearers/bearers.ts'
import { type Kopecks, MAX_KOPECKS } from '../money/money.ts'
import { day, type FieldMistakes, mistakesOf, orNone, text, whole } from '../validation/field-rules.ts'
import type { LoyaltyProgram } from './bonuses.ts'
import { normalizePromoCode, type PromoCode } from './promo-code.ts'

/** Fields of a promo code that a seller edits. */
export interface PromoCodeFields
  extends Pick<
    PromoCode,
    'value' | 'fromDate' | 'toDate' | 'minSum' | 'totalLimit' | 'perCustomerLimit' | 'customerId'
  > {
  /** Code in upper case; customers may type it in any case. */
  readonly code: string
  /** False = the code is valid but not shown. */
  readonly isListed: boolean
}

const most = whole(1, MAX_KOPECKS)

/** Trades whose orders take codes; tours and subscriptions take none. */
export const PROMO_TRADES = ['farmer', 'restaurant'] as const
export type PromoTrade = (typeof PROMO_TRADES)[number]
export const MAX_PROMO_SUBJECTS = 100

/** Fields of a code of the market, which bears its discounts, or shares them with sellers who agree. */
export interface MarketCodeFields extends Omit<PromoCodeFields, 'customerId' | 'isListed'> {
  /** Maximum discount of one order; null = none. */
  readonly maxDiscount: Kopecks | null
  /** Maximum sum of all discounts; null = none. */
  readonly budget: Kopecks | null
  readonly isFirstOrder: boolean
  /** Share of the discount that the market bears, per cent; below 100 sellers are asked for their consent. */
  readonly marketPercent: number
  readonly withoutConsent: WithoutConsent
  /** Where the code may be used; an empty list = everywhere. Categories include those below them. */
  readonly trades: readonly PromoTrade[]
  readonly categoryIds: readonly number[]
  readonly organizationIds: readonly number[]
}

export const marketCodeMistakes = (fields: MarketCodeFields): FieldMistakes => ({
  ...promoCodeMistakes({ ...fields, customerId: null, isListed: false }),
  ...mistakesOf<Pick<MarketCodeFields, 'maxDiscount' | 'budget' | 'marketPercent'>>(
    { maxDiscount: orNone(most), budget: orNone(most), marketPercent: whole(0, 100) },
    fields,
  ),
})

export function promoCodeMistakes(fields: PromoCodeFields): FieldMistakes {
  const { code } = fields
  return {
    ...mistakesOf<PromoCodeFields>(
      {
        code: text({ most: 60, isRequired: true }),
        value: (one) => (one.kind === 'percent' ? whole(1, 100)(one.percent) : whole(1, MAX_KOPECKS)(one.amount)),
        fromDate: day,
        toDate: orNone<string>(day),
        minSum: whole(0, MAX_KOPECKS),
        totalLimit: orNone(most),
        perCustomerLimit: orNone(most),
        customerId: orNone(most),
      },
      fields,
    ),
    ...(code.length === 1 && { code: 'tooShort' }),
    ...(code !== normalizePromoCode(code) && code.length <= 60 && { code: 'wrongValue' }),
    ...(fields.toDate !== null && fields.toDate < fields.fromDate && { toDate: 'tooSmall' }),
  }
}

export const loyaltyProgramMistakes = (program: LoyaltyProgram): FieldMistakes =>
  mistakesOf<LoyaltyProgram>({ accrualPercent: whole(0, 100), maxSharePercent: whole(0, 100) }, program)
