import { describe, expect, it } from 'vitest'
import { plusDays, weekdayOf } from '../clock/clock.ts'
import { EVERYWHERE } from '../clock/moments.data.ts'
import { isHoliday } from './holidays.ts'
import { type DeliverySchedule, promiseDelivery } from './promise.ts'

const daily = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoffMinute: 18 * 60,
  processingDays: 0,
  durationDays: 0,
  windowFromHour: 10,
  windowToHour: 20,
  horizonDays: 14,
}
const datesOf = (schedule: DeliverySchedule, now: Date, harvestReadyOn: string | null = null) => {
  const promise = promiseDelivery({ schedule, now, harvestReadyOn, isNonWorkingDay: isHoliday })
  return promise.kind === 'dates' ? promise.dates.map(({ date }) => date) : []
}
/** Working days from one to another, both included. */
const workingDays = (first: string, last: string) => {
  const list: string[] = []
  for (let day = first; day <= last; day = plusDays(day, 1)) if (!isHoliday(day)) list.push(day)
  return list
}

describe.each(EVERYWHERE)('promises everywhere: %s', (_name, places) => {
  it('offers every working day from today, or from tomorrow after the cutoff', () => {
    const promised = places.map(({ at, timeZone }) => [timeZone, datesOf({ ...daily, timeZone }, at)])
    const expected = places.map(({ timeZone, day, minute }) => {
      const first = minute < daily.cutoffMinute ? day : plusDays(day, 1)
      return [timeZone, workingDays(first, plusDays(day, daily.horizonDays))]
    })
    expect(promised).toEqual(expected)
  })

  it('offers only the seller’s weekdays, and a pre-order not before its harvest', () => {
    for (const { at, timeZone, day } of places) {
      const harvest = plusDays(day, 4)
      const schedule = { ...daily, timeZone, weekdays: [2, 5] }
      const expected = workingDays(harvest, plusDays(harvest, daily.horizonDays))
      expect(datesOf(schedule, at, harvest)).toEqual(expected.filter((each) => [2, 5].includes(weekdayOf(each))))
    }
  })
})
