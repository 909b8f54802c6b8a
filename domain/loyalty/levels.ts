import { type Kopecks, subtract } from '../money/money.ts'
import type { FieldMistakes } from '../validation/field-rules.ts'
import { text, whole } from '../validation/field-rules.ts'
import type { LoyaltyProgram } from './bonuses.ts'

/** A level of a seller's programme: purchases from this seller raise the share given as bonuses. */
export interface LoyaltyLevel {
  /** The seller's name of the level: «Друг фермы». */
  readonly title: string
  /** Required purchases within `LEVEL_DAYS`: money paid for the goods of received orders. */
  readonly fromSum: Kopecks
  /** Accrual, whole per cent of the money paid for goods. */
  readonly accrualPercent: number
}

/** A programme with its levels, lowest first; without levels it is equal for all customers. */
export interface LeveledProgram extends LoyaltyProgram {
  readonly levels: readonly LoyaltyLevel[]
}

/** Days of purchases that count for a level. */
export const LEVEL_DAYS = 365
export const MAX_LEVELS = 5
/** Maximum accrual of a level; more would be a discount rather than a reward. */
export const MAX_LEVEL_PERCENT = 30

/** A customer's standing at a seller. */
export interface LoyaltyStanding {
  /** Reached level; null = below the first level. */
  readonly level: LoyaltyLevel | null
  readonly accrualPercent: number
  /** Next level; null = the highest level is reached, or the programme has none. */
  readonly next: { readonly level: LoyaltyLevel; readonly missing: Kopecks } | null
}

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

/** Mistakes of levels: each must require more purchases than the previous one and give more. */
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
