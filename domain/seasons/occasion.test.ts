import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plusDays, weekdayOf } from '../clock/clock.ts'
import { CLIMATE_ZONES, climateZoneOf } from '../geo/climate-zone.ts'
import { REGION_CODES } from '../geo/region-code.ts'
import { daysOfOccasion, isOccasion, OCCASIONS, orthodoxEaster } from './occasion.ts'

const year = fc.integer({ min: 1901, max: 2098 })
const region = fc.constantFrom(null, ...REGION_CODES)

describe('Orthodox Easter', () => {
  it.each([
    [1991, '1991-04-07'],
    [2010, '2010-04-04'],
    [2021, '2021-05-02'],
    [2024, '2024-05-05'],
    [2026, '2026-04-12'],
    [2027, '2027-05-02'],
    [2030, '2030-04-28'],
  ])('of %i is %s', (of, day) => expect(orthodoxEaster(of)).toBe(day))

  it('is a Sunday from 4 April to 8 May', () => {
    fc.assert(
      fc.property(year, (of) => {
        const day = orthodoxEaster(of)
        expect(weekdayOf(day)).toBe(weekdayOf('2026-04-12'))
        expect(day >= `${of}-04-04` && day <= `${of}-05-08`).toBe(true)
      }),
    )
  })

  it.each([1899, 2100, 2026.5])('is refused for the year %d', (of) =>
    expect(() => orthodoxEaster(of)).toThrow(RangeError),
  )
})

it.each([
  ['2026-11-30', '77', null],
  ['2026-12-01', '77', 'newYear'],
  ['2027-01-07', '77', 'newYear'],
  ['2027-01-08', '77', null],
  ['2026-02-15', '77', null],
  ['2026-02-16', '77', 'maslenitsa'],
  ['2026-02-22', '77', 'maslenitsa'],
  ['2026-02-23', '77', 'lent'],
  ['2026-04-04', '77', 'lent'],
  ['2026-04-05', '77', 'easter'],
  ['2026-04-18', '77', 'easter'],
  ['2026-04-19', '77', null],
  ['2026-05-20', '23', 'summer'],
  ['2026-05-20', '77', null],
  ['2026-08-20', '23', 'harvest'],
  ['2026-08-20', '77', 'summer'],
  ['2026-08-20', null, 'summer'],
  ['2026-09-01', '77', 'harvest'],
])('on %s in region %s the occasion is %s', (day, regionCode, occasion) =>
  expect(OCCASIONS.filter((one) => isOccasion(one, day, regionCode))).toEqual(occasion === null ? [] : [occasion]),
)

it('never gives two occasions to one day, in any region', () => {
  fc.assert(
    fc.property(year, fc.integer({ min: 0, max: 365 }), region, (of, days, regionCode) => {
      const day = plusDays(`${of}-01-01`, days)
      expect(OCCASIONS.filter((occasion) => isOccasion(occasion, day, regionCode)).length).toBeLessThan(2)
    }),
    { numRuns: 1_000 },
  )
})

it('shows every occasion of a year from its first to its last day and not around it', () => {
  fc.assert(
    fc.property(year, region, fc.constantFrom(...OCCASIONS), (of, regionCode, occasion) => {
      const { from, to } = daysOfOccasion(occasion, of, regionCode)
      expect(from <= to).toBe(true)
      expect(
        [plusDays(from, -1), from, to, plusDays(to, 1)].map((day) => isOccasion(occasion, day, regionCode)),
      ).toEqual([false, true, true, false])
    }),
  )
})

it('begins Lent on the day after Maslenitsa, seven weeks before Easter', () => {
  fc.assert(
    fc.property(year, (of) => {
      const [maslenitsa, lent, easter] = (['maslenitsa', 'lent', 'easter'] as const).map((one) =>
        daysOfOccasion(one, of, null),
      )
      expect(plusDays(maslenitsa?.to ?? '', 1)).toBe(lent?.from)
      expect(plusDays(lent?.to ?? '', 1)).toBe(easter?.from)
      expect(plusDays(lent?.from ?? '', 48)).toBe(orthodoxEaster(of))
    }),
  )
})

it('knows the climate of every region that has one', () => {
  expect(new Set(REGION_CODES.map(climateZoneOf).filter(Boolean))).toEqual(new Set(CLIMATE_ZONES))
})
