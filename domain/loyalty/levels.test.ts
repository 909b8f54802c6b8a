import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { bonusesAccrued } from './bonuses.ts'
import {
  type LeveledProgram,
  type LoyaltyLevel,
  levelMistakes,
  MAX_LEVEL_PERCENT,
  MAX_LEVELS,
  standingOf,
} from './levels.ts'

const money = fc.integer({ min: 0, max: 100_000_000 }).map(kopecks)
const levels = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 4, max: MAX_LEVEL_PERCENT })), {
    maxLength: MAX_LEVELS,
    selector: ([sum]) => sum,
  })
  .map((pairs): LoyaltyLevel[] => {
    const sums = pairs.map(([sum]) => sum).sort((a, b) => a - b)
    const percents = [...new Set(pairs.map(([, percent]) => percent))].sort((a, b) => a - b)
    return percents.map((accrualPercent, index) => ({
      title: `Уровень ${index + 1}`,
      fromSum: kopecks(sums[index] ?? 0),
      accrualPercent,
    }))
  })
const program = levels.map((each): LeveledProgram => ({ accrualPercent: 3, maxSharePercent: 50, levels: each }))
const LADDER: LeveledProgram = {
  accrualPercent: 3,
  maxSharePercent: 50,
  levels: [
    { title: 'Сосед', fromSum: kopecks(500_000), accrualPercent: 5 },
    { title: 'Друг фермы', fromSum: kopecks(2_000_000), accrualPercent: 7 },
  ],
}

describe('a level', () => {
  it('finds the highest reached level, and the sum missing to the next one', () => {
    fc.assert(
      fc.property(program, money, (rules, bought) => {
        const { level, next, accrualPercent } = standingOf(rules, bought)
        expect(levelMistakes(rules)).toEqual({})
        expect(accrualPercent).toBe(level?.accrualPercent ?? rules.accrualPercent)
        const reached = rules.levels.filter(({ fromSum }) => fromSum <= bought)
        expect(level).toBe(reached.at(-1) ?? null)
        expect(next === null).toBe(reached.length === rules.levels.length)
        if (!next) return
        expect(next.missing).toBeGreaterThan(0)
        // exactly the missing sum reaches it, a kopeck less does not
        expect(standingOf(rules, kopecks(bought + next.missing)).level).toBe(next.level)
        expect(standingOf(rules, kopecks(bought + next.missing - 1)).level).toBe(level)
      }),
    )
  })

  it('never gives fewer bonuses for larger purchases', () => {
    fc.assert(
      fc.property(program, money, money, money, (rules, one, other, paid) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        const given = (bought: typeof one) => bonusesAccrued(paid, standingOf(rules, bought).accrualPercent)
        expect(given(less)).toBeLessThanOrEqual(given(more))
      }),
    )
  })

  it('starts a level exactly at its sum', () => {
    expect(standingOf(LADDER, kopecks(499_999))).toMatchObject({ level: null, accrualPercent: 3, next: { missing: 1 } })
    expect(standingOf(LADDER, kopecks(500_000))).toMatchObject({ level: { title: 'Сосед' }, accrualPercent: 5 })
    expect(standingOf(LADDER, kopecks(2_000_000)).next).toBeNull()
  })
})

it('requires rising levels with unique names below the maximum', () => {
  const [low, high] = LADDER.levels as [LoyaltyLevel, LoyaltyLevel]
  const mistakes = (...changed: LoyaltyLevel[]) => levelMistakes({ ...LADDER, levels: changed })
  expect(mistakes(low, high)).toEqual({})
  expect(mistakes(high, low)).toEqual({ 'levels.1.fromSum': 'tooSmall', 'levels.1.accrualPercent': 'tooSmall' })
  expect(mistakes({ ...low, accrualPercent: 3 })).toEqual({ 'levels.0.accrualPercent': 'tooSmall' })
  expect(mistakes({ ...low, accrualPercent: 31 })).toEqual({ 'levels.0.accrualPercent': 'tooBig' })
  expect(mistakes({ ...low, fromSum: kopecks(0) })).toEqual({ 'levels.0.fromSum': 'tooSmall' })
  expect(mistakes({ ...low, title: ' ' })).toEqual({ 'levels.0.title': 'required' })
  expect(mistakes(low, { ...high, title: low.title })).toEqual({ 'levels.1.title': 'taken' })
  expect(mistakes(...Array.from({ length: 6 }, () => low))).toEqual({ levels: 'tooLong' })
})
