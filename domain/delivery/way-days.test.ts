import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bears, daysAtMost, KEEPINGS, MAX_WAY_DAYS, WAY_SETTINGS, wayDaysOf, wayDaysTogether } from './way-days.ts'

const byCarrier = (shelfDays: number | null, keeping: (typeof KEEPINGS)[number]) =>
  daysAtMost(wayDaysOf({ shelfDays, keeping }), 'carrier')
const byOwn = (shelfDays: number | null, keeping: (typeof KEEPINGS)[number]) =>
  daysAtMost(wayDaysOf({ shelfDays, keeping }), 'own')

describe('days on the way', () => {
  it.each([
    [1, null],
    [2, null],
    [3, 1],
    [5, 3],
    [6, 4],
    [7, 4],
    [12, 8],
    [60, 40],
    [360, MAX_WAY_DAYS],
  ])('a carrier brings what is good for %i days in %s days at most', (shelfDays, most) => {
    expect(byCarrier(shelfDays, 'chilled')).toBe(most)
    expect(byCarrier(shelfDays, 'ambient')).toBe(most)
  })

  it.each(['frozen', 'ice'] as const)('a carrier without cold never brings what is %s', (keeping) => {
    for (const shelfDays of [1, 30, 365, null]) expect(byCarrier(shelfDays, keeping)).toBeNull()
    expect(byOwn(30, keeping)).toBe(20)
  })

  it('takes what is chilled and says no shelf life for short-lived, and what stands on a shelf for long-lived', () => {
    expect(byCarrier(null, 'chilled')).toBeNull()
    expect(byOwn(null, 'chilled')).toBe(0)
    expect(byCarrier(null, 'ambient')).toBe(MAX_WAY_DAYS)
    expect(byOwn(null, 'frozen')).toBe(MAX_WAY_DAYS)
    expect(byOwn(null, 'ice')).toBe(0)
  })

  it('lets everything go by a way of no days, and a carrier take a day at least', () => {
    for (const keeping of KEEPINGS) expect(bears(wayDaysOf({ shelfDays: 1, keeping }), 'own', 0)).toBe(true)
    expect(bears(wayDaysOf({ shelfDays: 2, keeping: 'chilled' }), 'carrier', 0)).toBe(false)
  })

  it('leaves a third of the shelf life and two days on arrival, whatever the way', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4_000 }),
        fc.constantFrom(...KEEPINGS),
        fc.constantFrom('own' as const, 'carrier' as const),
        fc.integer({ min: 1, max: 150 }),
        (shelfDays, keeping, kind, days) => {
          const isBorne = bears(wayDaysOf({ shelfDays, keeping }), kind, days)
          const left = shelfDays - days
          const isLeft = left >= Math.ceil(shelfDays / 3) && left >= 2
          const isCarried = kind === 'own' || WAY_SETTINGS[keeping].isCarriedWithoutCold
          expect(isBorne).toBe(isLeft && isCarried && days <= MAX_WAY_DAYS)
        },
      ),
    )
  })

  it('of several goods counts what all of them bear', () => {
    const wayDays = fc.integer({ min: -1 - MAX_WAY_DAYS, max: MAX_WAY_DAYS })
    fc.assert(
      fc.property(
        fc.array(wayDays),
        fc.constantFrom('own' as const, 'carrier' as const),
        fc.nat(99),
        (all, kind, days) => {
          expect(bears(wayDaysTogether(all), kind, days)).toBe(all.every((one) => bears(one, kind, days)))
        },
      ),
    )
  })
})
