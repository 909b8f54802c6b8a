import { describe, expect, it } from 'vitest'
import { dayIn, minuteOfDayIn, plusDays, weekdayOf } from './clock.ts'
import { EVERYWHERE, ZONES } from './moments.data.ts'

it('the matrix contains all zones from Kaliningrad to Kamchatka', () => {
  expect(new Set(ZONES.map(([, hours]) => hours))).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]))
})

describe.each(EVERYWHERE)('%s', (_name, places) => {
  it("computes the local day and minute independently of the machine's time zone", () => {
    const results = places.map(({ at, timeZone }) => ({
      ...{ at, timeZone },
      ...{ day: dayIn(timeZone, at), minute: minuteOfDayIn(timeZone, at) },
    }))
    expect(results).toEqual(places)
  })

  it('counts days over the ends of months and years', () => {
    for (const { day } of places) {
      const next = plusDays(day, 1)
      expect([plusDays(next, -1), Date.parse(next) - Date.parse(day)]).toEqual([day, 86_400_000])
      expect(weekdayOf(next)).toBe((weekdayOf(day) % 7) + 1)
    }
  })
})
