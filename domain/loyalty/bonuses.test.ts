import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { BONUS, bonusesAccrued, bonusesBurning, bonusesUsable, DEFAULT_PROGRAM } from './bonuses.ts'

const money = fc.integer({ min: 0, max: 2_147_483_647 }).map(kopecks)
const program = fc.record({
  accrualPercent: fc.integer({ min: 0, max: 100 }),
  maxSharePercent: fc.integer({ min: 0, max: 100 }),
})

describe('bonuses', () => {
  it('limits bonuses to their share of the goods and to the balance, in whole bonuses', () => {
    fc.assert(
      fc.property(money, money, program, (goods, balance, rules) => {
        const usable = bonusesUsable(goods, balance, rules)
        expect(usable % BONUS).toBe(0)
        expect(usable).toBeLessThanOrEqual(balance)
        expect(usable * 100).toBeLessThanOrEqual(goods * rules.maxSharePercent)
        // one more bonus would exceed a limit
        expect(usable + BONUS > balance || (usable + BONUS) * 100 > goods * rules.maxSharePercent).toBe(true)
      }),
    )
  })

  it('gives bonuses for money paid, never more than the money', () => {
    fc.assert(
      fc.property(money, program, (paid, rules) => {
        const given = bonusesAccrued(paid, rules.accrualPercent)
        expect(given % BONUS).toBe(0)
        expect(given).toBeLessThanOrEqual(paid)
      }),
    )
    expect(bonusesAccrued(kopecks(129_150), DEFAULT_PROGRAM.accrualPercent)).toBe(3_800)
    expect(bonusesUsable(kopecks(129_150), kopecks(100_000), DEFAULT_PROGRAM)).toBe(64_500)
  })

  it('expires the oldest bonuses first: spending uses the oldest ones, and none expires twice', () => {
    fc.assert(
      fc.property(money, money, money, (old, recent, requestedChange) => {
        const spent = Math.min(requestedChange, old + recent)
        const burning = bonusesBurning(old, kopecks(spent))
        expect(burning).toBe(Math.max(0, old - spent))
        // the balance never falls below 0, and recent ones stay
        expect(old + recent - spent - burning).toBeGreaterThanOrEqual(Math.min(recent, old + recent - spent))
        expect(bonusesBurning(old, kopecks(spent + burning))).toBe(0)
      }),
    )
  })
})
