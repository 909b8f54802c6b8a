import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ProductionSchedule,
  productionScheduleCode,
  productionScheduleRule,
  readProductionScheduleCode,
} from '../catalog/production-schedule.ts'
import { plusDays, weekdayOf } from '../clock/clock.ts'
import { type DeliverySchedule, promiseDelivery } from './promise.ts'
import { readinessOf } from './readiness.ts'

const SCHEDULE: DeliverySchedule = {
  timeZone: 'Europe/Moscow',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoffMinute: 1_440,
  processingDays: 0,
  durationDays: 0,
  windowFromHour: 10,
  windowToHour: 20,
  horizonDays: 7,
}
/** Tuesdays and Fridays, until 18:00 of the day before. */
const BREAD: ProductionSchedule = { weekdays: [2, 5], cutoffMinute: 1_080, daysBefore: 1 }
/** Saturdays, until noon two days before. */
const CAKE: ProductionSchedule = { weekdays: [6], cutoffMinute: 720, daysBefore: 2 }
// 2026-11-23 is a Monday
const MONDAY_NOON = new Date('2026-11-23T09:00:00Z')
const MONDAY_EVENING = new Date('2026-11-23T16:00:00Z')
const promised = (
  productionSchedules: readonly ProductionSchedule[],
  now: Date,
  more: Partial<DeliverySchedule> = {},
) => {
  const promise = promiseDelivery({ schedule: { ...SCHEDULE, ...more }, now, productionSchedules })
  return promise.kind === 'dates' ? promise.dates.map(({ date }) => date) : promise.reason
}

const productionSchedules = fc
  .record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }).map((days) => days.sort()),
    cutoffMinute: fc.integer({ min: 1, max: 1_439 }),
    daysBefore: fc.integer({ min: 0, max: 14 }),
  })
  .filter((productionSchedule) => productionScheduleRule(productionSchedule) === null)

describe('a production schedule', () => {
  it('restores a schedule from its URL code, and refuses a malformed code', () => {
    fc.assert(
      fc.property(productionSchedules, (productionSchedule) => {
        expect(readProductionScheduleCode(productionScheduleCode(productionSchedule))).toEqual(productionSchedule)
      }),
    )
    expect(
      ['', '8-10-1', '22-10-1', '52-600-1', '2-0-1', '2-1440-1', '2-600-31'].map(readProductionScheduleCode),
    ).toEqual(Array(7).fill(null))
  })
  it('allows departures on production days, with the cutoff on the day before', () => {
    expect(promised([BREAD], MONDAY_NOON)).toEqual(['2026-11-24', '2026-11-27', '2026-12-01'])
    expect(promised([BREAD], MONDAY_EVENING)).toEqual(['2026-11-27', '2026-12-01', '2026-12-04'])
  })
  it('allows the first departure after production when that day has none', () => {
    // the car goes on Wednesdays and Sundays
    expect(promised([BREAD], MONDAY_NOON, { weekdays: [3, 7] })).toEqual(['2026-11-25', '2026-11-29'])
    // departures on Thursdays only: Tuesday's bread is the latest
    expect(promised([BREAD], MONDAY_NOON, { weekdays: [4] })).toEqual(['2026-11-26'])
  })
  it('skips days off', () => {
    expect(promised([BREAD], MONDAY_NOON, { closures: [{ from: '2026-11-24', to: '2026-11-24' }] })).toEqual([
      '2026-11-27',
      '2026-12-01',
      '2026-12-04',
    ])
  })
  it('promises a production day even beyond the offered days', () => {
    const rare: ProductionSchedule = { weekdays: [1], cutoffMinute: 600, daysBefore: 7 }
    expect(promised([rare], MONDAY_NOON, { horizonDays: 2 })).toEqual(['2026-12-07'])
  })
  it('uses the common days of several schedules, or without one the first day after all are made', () => {
    const daily: ProductionSchedule = { weekdays: [1, 2, 3, 4, 5, 6, 7], cutoffMinute: 1_439, daysBefore: 1 }
    expect(promised([BREAD, daily], MONDAY_NOON)).toEqual(promised([BREAD], MONDAY_NOON))
    expect(promised([BREAD, CAKE], MONDAY_NOON)).toEqual([
      '2026-11-28',
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ])
  })
  it('never promises a day before production or without departures, for any schedules', () => {
    const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
    fc.assert(
      fc.property(
        fc.array(productionSchedules, { maxLength: 3 }),
        weekdays,
        fc.integer({ min: 0, max: 20_000 }),
        (all, days, at) => {
          const now = new Date(MONDAY_NOON.getTime() + at * 60_000)
          const dates = promised(all, now, { weekdays: days })
          if (typeof dates === 'string') return
          const today = new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
          for (const date of dates) {
            expect(days).toContain(weekdayOf(date))
            for (const { weekdays: made, daysBefore } of all) {
              const first = plusDays(today, daysBefore)
              const between = Array.from({ length: 60 }, (_, index) => plusDays(first, index)).filter(
                (day) => day <= date,
              )
              expect(between.some((day) => made.includes(weekdayOf(day)))).toBe(true)
            }
          }
        },
      ),
    )
  })
})

it('combines the latest harvest, the unique schedules and the shortest acceptable transport time', () => {
  expect(
    readinessOf([
      { harvestReadyOn: null, productionSchedule: CAKE, wayDays: 8 },
      { harvestReadyOn: '2026-12-02', productionSchedule: BREAD, wayDays: 3 },
      { harvestReadyOn: '2026-12-01', productionSchedule: { ...BREAD }, wayDays: -5 },
      { harvestReadyOn: null, productionSchedule: null, wayDays: 100 },
    ]),
  ).toEqual({ harvestReadyOn: '2026-12-02', productionSchedules: [BREAD, CAKE], wayDays: -4 })
})
