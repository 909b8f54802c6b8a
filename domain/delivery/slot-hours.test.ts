import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minuteOf, timeOfMinute } from './promise.ts'
import { promisedWithin, slotEnd, slotHoursOf } from './slot-hours.ts'

const part = (from: string, to: string) => ({ from, to })

it('promises whole hours inside an opening, or the opening itself when it has none', () => {
  expect(promisedWithin(part('09:30', '17:45'))).toEqual(part('10:00', '17:00'))
  expect(promisedWithin(part('18:45', '19:15'))).toEqual(part('18:45', '19:15'))
  expect(promisedWithin(part('10:00', '11:00'))).toEqual(part('10:00', '11:00'))
})

it('lists both parts of a day with a break, and only whole hours for one part', () => {
  expect(slotHoursOf([part('10:00', '18:00')])).toEqual({ fromHour: 10, toHour: 18 })
  const broken = slotHoursOf([part('14:00', '19:00'), part('10:00', '13:00')])
  expect(broken).toEqual({ fromHour: 10, toHour: 13, hours: [part('10:00', '13:00'), part('14:00', '19:00')] })
  expect(slotEnd(broken)).toBe(19 * 60)
  expect(slotHoursOf([part('10:00', '14:00'), part('14:00', '19:00')])).toEqual({ fromHour: 10, toHour: 19 })
  expect(slotHoursOf([part('10:00', '15:00'), part('12:00', '14:00')])).toEqual({ fromHour: 10, toHour: 15 })
  expect(slotHoursOf([part('18:45', '19:15')])).toEqual({ fromHour: 18, toHour: 19, hours: [part('18:45', '19:15')] })
  expect(slotHoursOf([part('00:00', '24:00')])).toEqual({ fromHour: 0, toHour: 24 })
})

it('never exceeds the opening hours', () => {
  const opening = fc
    .uniqueArray(fc.integer({ min: 0, max: 95 }), { minLength: 2, maxLength: 2 })
    .map((quarters) => quarters.toSorted((a, b) => a - b).map((quarter) => timeOfMinute(quarter * 15)))
    .map(([from = '', to = '']) => part(from, to))
  fc.assert(
    fc.property(fc.array(opening, { minLength: 1, maxLength: 4 }), (openings) => {
      const { fromHour, toHour, hours } = slotHoursOf(openings.map(promisedWithin))
      const promised = hours ?? [part(`${fromHour}:00`, `${toHour}:00`)]
      for (const { from, to } of promised) {
        for (let minute = minuteOf(from); minute < minuteOf(to); minute += 1)
          expect(openings.some((one) => minuteOf(one.from) <= minute && minute < minuteOf(one.to))).toBe(true)
      }
    }),
  )
})
