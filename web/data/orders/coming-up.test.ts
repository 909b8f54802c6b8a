import type { BookingSummaryAnswer } from '@okolitsa/contracts/bookings/booking.ts'
import type { OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import { expect, it } from 'vitest'
import { comingUp } from './coming-up.ts'

const order = (id: number, deliveryDate: string, fromHour: number, more: object = {}) =>
  ({
    id,
    status: 'booked',
    deliveryDate,
    deliveryWindow: { fromHour, toHour: 18 },
    farmer: { timeZone: 'Europe/Moscow' },
    dinner: null,
    ...more,
  }) as OrderSummaryAnswer
const trip = (id: number, startsAt: string, timeZone: string, status = 'booked') =>
  ({ id, status, date: { startsAt }, tour: { timeZone } }) as BookingSummaryAnswer

it('sorts products, dinners and tours by their arrival', () => {
  const dinner = { promisedFrom: '2026-11-29T10:00:00Z', promisedTo: '2026-11-29T10:15:00Z' }
  const found = comingUp(
    [order(1, '2026-12-05', 10), order(2, '2026-12-01', 8), order(3, '2026-11-29', 0, { dinner })],
    [trip(4, '2026-11-30T21:00:00Z', 'Asia/Kamchatka')],
  )
  expect(found.map(({ id }) => id)).toEqual([3, 2, 4, 1])
})

it('omits finished orders', () => {
  const found = comingUp(
    [order(1, '2026-12-05', 10, { status: 'received' }), order(2, '2026-12-05', 10, { status: 'canceled' })],
    [trip(3, '2026-11-30T21:00:00Z', 'Europe/Moscow', 'canceled')],
  )
  expect(found).toEqual([])
})
