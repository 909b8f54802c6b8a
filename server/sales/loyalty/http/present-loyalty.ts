import type { bonusEntrySchema } from '@okolitsa/contracts/loyalty/bonuses.ts'
import type { LoyaltyProgramAnswer, LoyaltyStandingAnswer } from '@okolitsa/contracts/loyalty/levels.ts'
import type { PromoCodeAnswer } from '@okolitsa/contracts/loyalty/promo-code.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { BONUS } from '@okolitsa/domain/loyalty/bonuses.ts'
import { type LeveledProgram, standingOf } from '@okolitsa/domain/loyalty/levels.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { z } from 'zod'
import type { BonusEntry } from '../store/bonus.store.ts'
import type { StoredPromoCode } from '../store/promo-code.store.ts'
import type { BoughtAt } from '../store/standing.store.ts'

export function presentPromoCode(stored: StoredPromoCode, language: Language): PromoCodeAnswer {
  const { kind } = stored.value
  const value = stored.value.kind === 'percent' ? stored.value.percent : toRoubles(stored.value.amount)
  const minSum = toRoubles(stored.minSum)
  return {
    id: stored.id,
    code: stored.code,
    farmerId: stored.organizationId,
    kind,
    value,
    minSum,
    fromDate: stored.fromDate,
    toDate: stored.toDate,
    isPersonal: stored.customerId !== null,
    title: wordsIn(language).loyalty.promoTitle({ kind, value, minSum }),
  }
}

export const presentProgram = ({ levels, ...program }: LeveledProgram): LoyaltyProgramAnswer => ({
  ...program,
  levels: levels.map((level) => ({ ...level, fromSum: toRoubles(level.fromSum) })),
})

export function presentStanding({ organizationId, title, program, bought }: BoughtAt): LoyaltyStandingAnswer {
  const { level, accrualPercent, next } = standingOf(program, bought)
  return {
    farmerId: organizationId,
    title,
    bought: toRoubles(bought),
    level: level?.title ?? null,
    accrualPercent,
    next: next && { ...next.level, fromSum: toRoubles(next.level.fromSum), missing: toRoubles(next.missing) },
  }
}

export const inBonuses = (amount: number): number => amount / BONUS

export const presentEntry = (entry: BonusEntry, language: Language): z.input<typeof bonusEntrySchema> => ({
  id: entry.id,
  kind: entry.kind,
  amount: inBonuses(entry.amount),
  orderId: entry.orderId,
  title: wordsIn(language).loyalty.entry[entry.kind](entry.orderId),
  at: entry.at.toISOString(),
})
