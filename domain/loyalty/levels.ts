import { type Kopecks, subtract } from '../money/money.ts'
import type { FieldMistakes } from '../validation/field-rules.ts'
import { text, whole } from '../validation/field-rules.ts'
import type { LoyaltyProgram } from './bonuses.ts'

/** A step of a seller's programme: reached by what was bought at this seller, it gives a larger part as bonuses. */
export interface LoyaltyLevel {
  /** As the seller calls it: «Друг фермы». */
  readonly title: string
  /** What has to be bought within `LEVEL_DAYS`: money paid for the goods of orders received. */
  readonly fromSum: Kopecks
  /** Whole per cent of the money paid for goods. */
  readonly accrualPercent: number
}

/** A programme with its levels, the lowest first; none = everybody gets the same. */
export interface LeveledProgram extends LoyaltyProgram {
  readonly levels: readonly LoyaltyLevel[]
}

/** What was bought longer ago does not count for a level. */
export const LEVEL_DAYS = 365
export const MAX_LEVELS = 5
/** Above it a level would be a discount, not a thank-you. */
export const MAX_LEVEL_PERCENT = 30

/** Where a customer stands at a seller. */
export interface LoyaltyStanding {
  /** Null = below the first level. */
  readonly level: LoyaltyLevel | null
  readonly accrualPercent: number
  /** Null = the highest level, or a programme without levels. */
  readonly next: { readonly level: LoyaltyLevel; readonly missing: Kopecks } | null
}

/** The standing that so much bought gives. */
export function standingOf(program: LeveledProgram, bought: Kopecks): LoyaltyStanding {
  const level = program.levels.findLast(({ fromSum }) => fromSum <= bought) ?? null
  const next = program.levels.find(({ fromSum }) => fromSum > bought)
  return {
    level,
    accrualPercent: level?.accrualPercent ?? program.accrualPercent,
    next: next ? { level: next, missing: subtract(next.fromSum, bought) } : null,
  }
}

const title = text({ most: 30, isRequired: true })

/** What is wrong with levels: each needs more bought than the one before, and gives more. */
export function levelMistakes({ accrualPercent, levels }: LeveledProgram): FieldMistakes {
  if (levels.length > MAX_LEVELS) return { levels: 'tooLong' }
  const mistakes = levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? { fromSum: 0, accrualPercent, title: '' }
    const found = {
      title:
        title(level.title) ?? (levels.some((other, at) => at < index && other.title === level.title) ? 'taken' : null),
      fromSum: whole(before.fromSum + 1, 100_000_000)(level.fromSum),
      accrualPercent: whole(before.accrualPercent + 1, MAX_LEVEL_PERCENT)(level.accrualPercent),
    }
    return Object.entries(found).flatMap(([field, mistake]) =>
      mistake ? [[`levels.${index}.${field}`, mistake] as const] : [],
    )
  })
  return Object.fromEntries(mistakes)
}
