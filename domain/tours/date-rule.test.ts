import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayIn, minuteOfDayIn, plusDays, weekdayOf } from '../clock/clock.ts'
import { daysOfRule, MAX_DATES_AT_ONCE, momentsOfRule, ruleMistakes } from './date-rule.ts'

const zones = fc.constantFrom('Asia/Kamchatka', 'Europe/Kaliningrad', 'Europe/Moscow', 'Asia/Yekaterinburg')
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 })
const rules = fc.record({
  first: fc.integer({ min: 0, max: 700 }),
  length: fc.integer({ min: 0, max: 250 }),
  weekdays,
  minute: fc.integer({ min: 0, max: 1_439 }),
})
const START = '2026-11-24'

it('opens each matching day once at the hour in the tour’s time zone, and no other', () => {
  fc.assert(
    fc.property(rules, zones, ({ first, length, ...rule }, zone) => {
      const from = plusDays(START, first)
      const to = plusDays(from, length)
      const days = daysOfRule({ from, to, weekdays: rule.weekdays }, 1_000)
      const expected = Array.from({ length: length + 1 }, (_, index) => plusDays(from, index)).filter((day) =>
        rule.weekdays.includes(weekdayOf(day)),
      )
      expect(days).toEqual(expected)
      const moments = momentsOfRule({ from, to, ...rule }, zone, new Date('2026-11-20T00:00:00Z'))
      expect(moments.map((moment) => dayIn(zone, moment))).toEqual(expected.slice(0, MAX_DATES_AT_ONCE + 1))
      expect(new Set(moments.map((moment) => moment.getTime())).size).toBe(moments.length)
      expect(moments.every((moment) => minuteOfDayIn(zone, moment) === rule.minute)).toBe(true)
    }),
    { numRuns: 200 },
  )
})

it('creates future dates only, at any moment', () => {
  fc.assert(
    fc.property(rules, zones, fc.integer({ min: 0, max: 60 * 24 * 800 }), ({ first, length, ...rule }, zone, past) => {
      const from = plusDays(START, first)
      const now = new Date(Date.parse(`${START}T00:00:00Z`) + past * 60_000)
      const whole = { from, to: plusDays(from, length), ...rule }
      expect(momentsOfRule(whole, zone, now).every((moment) => moment > now)).toBe(true)
      const mistakes = ruleMistakes(whole, zone, now)
      if (Object.keys(mistakes).length === 0) {
        const { length: count } = momentsOfRule(whole, zone, now)
        expect(count > 0 && count <= MAX_DATES_AT_ONCE).toBe(true)
      }
    }),
  )
})

it('covers month ends and leap days, and reports mistakes', () => {
  const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], minute: 600 }
  expect(daysOfRule({ from: '2028-02-27', to: '2028-03-01', ...daily })).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ])
  const now = new Date('2026-12-31T20:59:00Z')
  const mistakes = (rule: object, zone = 'Europe/Moscow') =>
    ruleMistakes({ from: '2027-01-02', to: '2027-01-10', ...daily, ...rule }, zone, now)
  expect(mistakes({})).toEqual({})
  expect(mistakes({ weekdays: [] })).toEqual({ weekdays: 'required' })
  expect(mistakes({ weekdays: [8] })).toEqual({ weekdays: 'wrongValue' })
  expect(mistakes({ to: '2027-01-01' })).toEqual({ to: 'wrongValue' })
  expect(mistakes({ to: '2027-12-31' })).toEqual({ to: 'tooBig' })
  expect(mistakes({ to: '2036-12-31' })).toEqual({ to: 'tooBig' })
  // already New Year in Kamchatka, still the last hour of the old year in Moscow
  const eve = { from: '2026-12-31', to: '2026-12-31' }
  expect(mistakes({ ...eve, minute: 1_439 })).toEqual({ to: 'wrongValue' })
  expect(mistakes({ ...eve, minute: 1_439 }, 'Europe/Kaliningrad')).toEqual({})
  expect(mistakes(eve, 'Asia/Kamchatka')).toEqual({ from: 'wrongValue' })
})
