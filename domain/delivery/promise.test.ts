import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn, minuteOfDayIn, plusDays, weekdayOf } from '../clock/clock.ts'
import { isHoliday } from './holidays.ts'
import { type DeliverySchedule, hoursWithin, minuteOf, type PromiseQuestion, promiseDelivery } from './promise.ts'

const schedule: DeliverySchedule = {
  timeZone: 'Europe/Moscow',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoffMinute: minuteOf('18:00'),
  processingDays: 1,
  durationDays: 0,
  windowFromHour: 10,
  windowToHour: 18,
  horizonDays: 14,
}
/** A moment of Moscow time (UTC+3, no summer time). */
const moscow = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`)
const datesOf = (question: PromiseQuestion) => {
  const promise = promiseDelivery(question)
  return promise.kind === 'dates' ? promise.dates.map((slot) => slot.date) : []
}

const anySchedule: fc.Arbitrary<DeliverySchedule> = fc.record({
  timeZone: fc.constantFrom('Europe/Moscow', 'Asia/Kamchatka', 'Europe/Kaliningrad', 'Asia/Yekaterinburg'),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  cutoffMinute: fc.integer({ min: 0, max: 1440 }),
  processingDays: fc.integer({ min: 0, max: 10 }),
  durationDays: fc.integer({ min: 0, max: 5 }),
  windowFromHour: fc.integer({ min: 0, max: 11 }),
  windowToHour: fc.integer({ min: 12, max: 24 }),
  horizonDays: fc.integer({ min: 1, max: 40 }),
})
const anyMoment = fc.integer({ min: 0, max: 3 * 365 * 24 * 60 }).map((m) => new Date(Date.UTC(2026, 0, 1) + m * 60_000))
const anyQuestion: fc.Arbitrary<PromiseQuestion> = fc.record({
  schedule: anySchedule,
  now: anyMoment,
  carrierDays: fc.integer({ min: 0, max: 9 }),
  harvestReadyOn: fc.option(fc.integer({ min: 0, max: 900 }).map((days) => plusDays('2026-01-01', days))),
  isNonWorkingDay: fc.constantFrom(isHoliday, () => false),
})

describe('promiseDelivery', () => {
  it('accepts an order before the cutoff for today and at the cutoff for tomorrow', () => {
    expect(datesOf({ schedule, now: moscow('2026-11-16', '17:59') })[0]).toBe('2026-11-17')
    expect(datesOf({ schedule, now: moscow('2026-11-16', '18:00') })[0]).toBe('2026-11-18')
  })

  it('uses the seller’s time zone, not the server’s', () => {
    const kamchatka = { ...schedule, timeZone: 'Asia/Kamchatka' }
    // 12:00 in Moscow is 21:00 in Kamchatka: past the cutoff
    expect(datesOf({ schedule: kamchatka, now: moscow('2026-11-16', '12:00') })[0]).toBe('2026-11-18')
  })

  it('offers the same day only while an hour of the window is left', () => {
    const quick = { ...schedule, processingDays: 0, cutoffMinute: 1440 }
    expect(datesOf({ schedule: quick, now: moscow('2026-11-16', '17:00') })[0]).toBe('2026-11-16')
    expect(datesOf({ schedule: quick, now: moscow('2026-11-16', '17:01') })[0]).toBe('2026-11-17')
  })

  it('excludes the seller’s days off from picking and delivery', () => {
    const closures = [{ from: '2026-11-24', to: '2026-11-26' }]
    const dates = datesOf({ schedule: { ...schedule, closures }, now: moscow('2026-11-23', '19:00') })
    // accepted on the 24th, a day off: picked on the 27th, the first working day
    expect(dates[0]).toBe('2026-11-28')
    expect(datesOf({ schedule, now: moscow('2026-11-23', '19:00') })[0]).toBe('2026-11-25')
    const far = [{ from: '2026-11-30', to: '2026-12-01' }]
    expect(datesOf({ schedule: { ...schedule, closures: far }, now: moscow('2026-11-23', '12:00') })).not.toContain(
      '2026-12-01',
    )
  })

  it('skips holidays for picking and for delivery', () => {
    const question = { schedule, now: moscow('2026-12-30', '12:00'), isNonWorkingDay: isHoliday }
    const dates = datesOf(question)
    expect(dates.length).toBeGreaterThan(0)
    expect(dates.filter(isHoliday)).toEqual([])
    // 1–8 January are holidays without deliveries
    expect(dates.find((date) => date > '2026-12-31')).toBe('2027-01-09')
  })

  it('counts the horizon of a pre-order from its harvest day', () => {
    const dates = datesOf({ schedule, now: moscow('2026-11-16', '12:00'), harvestReadyOn: '2027-03-10' })
    expect(dates[0]).toBe('2027-03-10')
    expect(dates.at(-1)).toBe('2027-03-24')
  })

  it('returns a reason when there is no date', () => {
    const now = moscow('2026-11-16', '12:00')
    expect(promiseDelivery({ schedule: { ...schedule, weekdays: [] }, now })).toEqual({
      kind: 'none',
      reason: 'noDeliveryDays',
    })
    expect(promiseDelivery({ schedule: { ...schedule, processingDays: 30 }, now })).toEqual({
      kind: 'none',
      reason: 'beyondHorizon',
    })
    expect(promiseDelivery({ schedule, now, slotsLeft: () => 0 })).toEqual({ kind: 'none', reason: 'slotsFull' })
  })

  it('omits days without a free slot', () => {
    const dates = datesOf({
      schedule,
      now: moscow('2026-11-16', '12:00'),
      slotsLeft: (day) => (day === '2026-11-17' ? 0 : 3),
    })
    expect(dates[0]).toBe('2026-11-18')
  })

  it('never promises a day before the order can be picked and delivered', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { timeZone, cutoffMinute, processingDays, durationDays } = question.schedule
        const isLate = minuteOfDayIn(timeZone, question.now) >= cutoffMinute
        const days = Number(isLate) + processingDays + durationDays + (question.carrierDays ?? 0)
        const soonest = plusDays(dayIn(timeZone, question.now), days)
        return datesOf(question).every((date) => date >= soonest)
      }),
    )
  })

  it('promises only allowed weekdays, working days and days after the harvest', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const onTheWay = question.schedule.durationDays + (question.carrierDays ?? 0)
        return datesOf(question).every((date) => {
          const leaves = plusDays(date, -onTheWay)
          return (
            question.schedule.weekdays.includes(weekdayOf(leaves)) &&
            !question.isNonWorkingDay?.(leaves) &&
            !question.isNonWorkingDay?.(date) &&
            leaves >= (question.harvestReadyOn ?? leaves)
          )
        })
      }),
    )
  })

  it('promises only whole hours inside the opening hours', () => {
    const hours = (from: string, to: string) => Object.values(hoursWithin({ from, to }))
    expect(hours('10:00', '18:00')).toEqual([10, 18])
    expect(hours('09:30', '17:45')).toEqual([10, 17])
    expect(hours('09:30', '10:15')).toEqual([9, 10])
    expect(hours('00:00', '24:00')).toEqual([0, 24])
  })

  it('omits full days and no other days', () => {
    const full = fc.uniqueArray(fc.integer({ min: 0, max: 1200 }).map((days) => plusDays('2026-01-01', days)))
    fc.assert(
      fc.property(anyQuestion, full, fc.array(fc.nat(40)), (question, elsewhere, places) => {
        const all = datesOf(question)
        const taken = new Set([...elsewhere, ...places.flatMap((place) => all[place] ?? [])])
        const slotsLeft = (day: string) => (taken.has(day) ? 0 : 1)
        expect(datesOf({ ...question, slotsLeft })).toEqual(all.filter((day) => !taken.has(day)))
        const isBooked = all.length > 0 && all.every((day) => taken.has(day))
        const promise = promiseDelivery({ ...question, slotsLeft })
        expect(promise.kind === 'none' && promise.reason === 'slotsFull').toBe(isBooked)
      }),
    )
  })

  it('lists each day once, in order', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const dates = datesOf(question)
        return dates.every((date, index) => index === 0 || (dates[index - 1] ?? '') < date)
      }),
    )
  })

  it('never promises an earlier day to a later order', () => {
    fc.assert(
      fc.property(anyQuestion, fc.integer({ min: 0, max: 20_000 }), (question, minutes) => {
        const first = datesOf(question)[0]
        const later = datesOf({ ...question, now: new Date(question.now.getTime() + minutes * 60_000) })[0]
        return first === undefined || later === undefined || later >= first
      }),
    )
  })
})
