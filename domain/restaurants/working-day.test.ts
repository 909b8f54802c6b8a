import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn, plusDays } from '../clock/clock.ts'
import { ZONES } from '../clock/moments.data.ts'
import { type OpeningHours, openIntervals, openingState, withDayHours } from './opening-hours.ts'
import { workingDayEnd, workingDayOf } from './working-day.ts'

const DAILY = [1, 2, 3, 4, 5, 6, 7]
const moscow = (week: OpeningHours['week'], exceptions: OpeningHours['exceptions'] = []): OpeningHours => ({
  timeZone: 'Europe/Moscow',
  week,
  exceptions,
})
const at = (time: string) => new Date(`${time}:00+03:00`)
const night = moscow([{ weekdays: DAILY, from: '18:00', to: '06:00' }])

describe('the working day of a kitchen', () => {
  it.each([
    ['2026-11-28T17:59', '2026-11-28'],
    ['2026-11-28T23:59', '2026-11-28'],
    ['2026-11-29T00:00', '2026-11-28'],
    ['2026-11-29T04:12', '2026-11-28'],
    ['2026-11-29T05:59', '2026-11-28'],
    ['2026-11-29T06:00', '2026-11-29'],
  ])('is the day on which a shift over midnight began: %s', (time, day) => {
    expect(workingDayOf(night, at(time))).toBe(day)
  })
  it('ends the day at midnight, or with a shift over midnight', () => {
    expect(workingDayEnd(night, at('2026-11-28T20:00'))).toEqual(at('2026-11-29T06:00'))
    expect(workingDayEnd(night, at('2026-11-29T04:12'))).toEqual(at('2026-11-29T06:00'))
    const byDay = moscow([{ weekdays: DAILY, from: '10:00', to: '22:00' }])
    expect(workingDayEnd(byDay, at('2026-11-28T20:00'))).toEqual(at('2026-11-29T00:00'))
  })
  it('returns the calendar day when the kitchen never closes', () => {
    const always = moscow([{ weekdays: DAILY, from: '00:00', to: '00:00' }])
    expect(workingDayOf(always, at('2026-11-28T00:30'))).toBe('2026-11-28')
    expect(workingDayEnd(always, at('2026-11-28T00:30'))).toEqual(at('2026-11-29T00:00'))
  })
  it('starts the new day when its own hours have begun during yesterday’s', () => {
    const both = moscow([
      { weekdays: [5], from: '18:00', to: '06:00' },
      { weekdays: [6], from: '05:00', to: '12:00' },
    ])
    expect(workingDayOf(both, at('2026-11-28T04:59'))).toBe('2026-11-27')
    expect(workingDayOf(both, at('2026-11-28T05:00'))).toBe('2026-11-28')
  })
  it('returns the same day when the running shift is closed and the next evening is open', () => {
    const now = at('2026-11-29T04:12')
    const closed = moscow(night.week, withDayHours([], workingDayOf(night, now), []))
    expect(openingState(closed, now)).toEqual({ isOpen: false, opensAt: at('2026-11-29T18:00') })
    expect(workingDayOf(closed, now)).toBe('2026-11-28')
    const opened = moscow(night.week, withDayHours(closed.exceptions, workingDayOf(closed, now), null))
    expect(openingState(opened, now)).toEqual({ isOpen: true, until: at('2026-11-29T06:00') })
  })

  const time = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`)
  const anyHours = fc.record({
    timeZone: fc.constantFrom(...ZONES.map(([zone]) => zone), 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'),
    week: fc.array(
      fc.record({ weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), from: time, to: time }),
      { maxLength: 3 },
    ),
    exceptions: fc.constant([]),
  })
  const anyMoment = fc.date({
    min: new Date('2026-10-20T00:00:00Z'),
    max: new Date('2026-11-10T00:00:00Z'),
    noInvalidDate: true,
  })
  it('returns today or yesterday, for as long as its shift lasts without a break, in every zone', () => {
    fc.assert(
      fc.property(anyHours, anyMoment, (hours, now) => {
        const [day, end] = [workingDayOf(hours, now), workingDayEnd(hours, now)]
        const today = dayIn(hours.timeZone, now)
        expect([today, plusDays(today, -1)]).toContain(day)
        expect(end > now).toBe(true)
        // different hours on the working day close the kitchen now unless the shift of the next day has begun
        const closed = { ...hours, exceptions: withDayHours([], day, []) }
        const isOpen = openingState(closed, now).isOpen
        if (isOpen) expect(day).toBe(today)
        if (day !== today) expect(openIntervals(hours, now, 1).length).toBeGreaterThan(0)
      }),
      { numRuns: 300 },
    )
  })
})
