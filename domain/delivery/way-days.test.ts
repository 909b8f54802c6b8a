import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bears,
  daysAtMost,
  MAX_WAY_DAYS,
  STORAGE_CONDITIONS,
  WAY_SETTINGS,
  wayDaysOf,
  wayDaysTogether,
} from './way-days.ts'

const byCarrier = (shelfDays: number | null, keeping: (typeof STORAGE_CONDITIONS)[number]) =>
  daysAtMost(wayDaysOf({ shelfDays, keeping }), 'carrier')
const byOwn = (shelfDays: number | null, keeping: (typeof STORAGE_CONDITIONS)[number]) =>
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
  ])('lets a carrier take %i days for goods of %i days in %s days at most', (shelfDays, most) => {
    expect(byCarrier(shelfDays, 'chilled')).toBe(most)
    expect(byCarrier(shelfDays, 'ambient')).toBe(most)
  })

  it.each(['frozen', 'ice'] as const)('does not let a carrier without cooling take %s goods', (keeping) => {
    for (const shelfDays of [1, 30, 365, null]) expect(byCarrier(shelfDays, keeping)).toBeNull()
    expect(byOwn(30, keeping)).toBe(20)
  })

  it('assumes a short shelf life for chilled goods and an unlimited one for ambient goods by default', () => {
    expect(byCarrier(null, 'chilled')).toBeNull()
    expect(byOwn(null, 'chilled')).toBe(0)
    expect(byCarrier(null, 'ambient')).toBe(MAX_WAY_DAYS)
    expect(byOwn(null, 'frozen')).toBe(MAX_WAY_DAYS)
    expect(byOwn(null, 'ice')).toBe(0)
  })

  it('allows all goods on a route of 0 days, and adds at least one day for a carrier', () => {
    for (const keeping of STORAGE_CONDITIONS) expect(bears(wayDaysOf({ shelfDays: 1, keeping }), 'own', 0)).toBe(true)
    expect(bears(wayDaysOf({ shelfDays: 2, keeping: 'chilled' }), 'carrier', 0)).toBe(false)
  })

  it('leaves a third of the shelf life and two days on arrival, on any route', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4_000 }),
        fc.constantFrom(...STORAGE_CONDITIONS),
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

  it('uses the strictest limits of several goods', () => {
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
