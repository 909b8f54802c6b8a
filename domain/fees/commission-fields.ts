import type { IsoDate } from '../clock/clock.ts'
import { MAX_COMMISSION } from '../market/market-mistakes.ts'
import { MAX_KOPECKS } from '../money/money.ts'
import { day, type FieldMistakes, mistakesOf, orNone, whole } from '../validation/field-rules.ts'
import type { CommissionConditions, CommissionTerms } from './commission.ts'

/** Fields of a rule as a person of the office enters them. */
export interface CommissionRuleFields extends CommissionConditions, CommissionTerms {
  readonly fromDay: IsoDate
  readonly untilDay: IsoDate | null
}

/** VAT inside the fees of the operator, per cent; 0 = without VAT. */
export const FEE_VAT_PERCENTS = [0, 5, 7, 22] as const
export type FeeVatPercent = (typeof FEE_VAT_PERCENTS)[number]

export function commissionRuleMistakes(fields: CommissionRuleFields, today: IsoDate): FieldMistakes {
  const { floor, ceiling, fromDay, untilDay } = fields
  const money = whole(0, MAX_KOPECKS)
  return {
    ...mistakesOf<Omit<CommissionRuleFields, keyof CommissionConditions | 'base'>>(
      {
        basisPoints: whole(0, MAX_COMMISSION * 100),
        floor: money,
        ceiling: orNone(money),
        fixed: money,
        fromDay: day,
        untilDay: orNone<string>(day),
      },
      fields,
    ),
    ...(ceiling !== null && ceiling < floor && { ceiling: 'tooSmall' }),
    ...(fromDay < today && { fromDay: 'tooSmall' }),
    ...(untilDay !== null && untilDay < fromDay && { untilDay: 'tooSmall' }),
  }
}
