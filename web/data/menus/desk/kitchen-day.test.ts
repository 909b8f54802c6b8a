import { expect, test } from 'vitest'
import { kitchenDay } from './kitchen-day.ts'

const kitchen = (from: string, to: string) => ({
  timeZone: 'Europe/Moscow',
  openingHours: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from, to }],
  openingExceptions: [],
})
const at = (moscow: string) => new Date(`2026-11-25T${moscow}:00+03:00`)

test('the day ends at closing time for a kitchen open past midnight', () => {
  const night = kitchenDay(kitchen('18:00', '06:00'), at('01:00'))
  expect(night).toMatchObject({ endsWithShift: true, isNight: true, endsAt: at('06:00').toISOString() })
  expect(kitchenDay(kitchen('18:00', '06:00'), at('20:00')).endsWithShift).toBe(true)
})

test('the day ends at midnight for other kitchens', () => {
  expect(kitchenDay(kitchen('10:00', '22:00'), at('12:00')).endsWithShift).toBe(false)
  expect(kitchenDay(kitchen('10:00', '00:00'), at('12:00')).endsWithShift).toBe(false)
})
