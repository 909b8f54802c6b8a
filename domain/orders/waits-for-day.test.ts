import { expect, it } from 'vitest'
import { waitsForDay } from './waits-for-day.ts'

it.each([
  [true, '2026-12-03', true],
  [true, '2026-11-29', false],
  // sent a day early, with its day unchanged
  [false, '2026-12-03', false],
] as const)('given another day: %s, brought on %s: waits %s', (hasAnotherDay, deliveryDate, waits) => {
  const order = { hasAnotherDay, deliveryDate, timeZone: 'Europe/Moscow' }
  expect(waitsForDay(order, new Date('2026-11-29T09:00:00Z'))).toBe(waits)
})
it('starts the day of an order in the time zone of the seller', () => {
  const order = { hasAnotherDay: true, deliveryDate: '2026-11-30', timeZone: 'Asia/Kamchatka' }
  expect(waitsForDay(order, new Date('2026-11-29T12:30:00Z'))).toBe(false)
  expect(waitsForDay({ ...order, timeZone: 'Europe/Moscow' }, new Date('2026-11-29T12:30:00Z'))).toBe(true)
})
