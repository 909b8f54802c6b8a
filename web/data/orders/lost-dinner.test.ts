import { expect, it } from 'vitest'
import { lostDinner } from './lost-dinner.ts'

const now = new Date('2026-11-29T18:00:00Z')
const dinner = (more: object = {}) =>
  ({
    id: 7,
    farmer: { title: 'Печка' },
    status: 'canceled',
    orderCancelingInitiator: 'admin',
    orderDate: '2026-11-29T17:30:00Z',
    ...more,
  }) as never

it('returns the latest dinner when it was cancelled by another person than its customer', () => {
  expect(lostDinner([dinner()], now)).toEqual({ id: 7, title: 'Печка' })
})

it('returns null for an active dinner, one cancelled by its customer or long ago, or when a later one was ordered', () => {
  expect(lostDinner([], now)).toBeNull()
  expect(lostDinner([dinner({ status: 'booked' }), dinner()], now)).toBeNull()
  expect(lostDinner([dinner({ orderCancelingInitiator: 'user' })], now)).toBeNull()
  expect(lostDinner([dinner({ orderDate: '2026-11-28T17:30:00Z' })], now)).toBeNull()
})
