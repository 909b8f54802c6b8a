import { MAX_KOPECKS } from '../money/money.ts'
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

const most = whole(1, 2_147_483_647)

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
