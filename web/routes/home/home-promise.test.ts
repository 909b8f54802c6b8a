import { expect, it } from 'vitest'
import { comingOn, homePromise } from './home-promise.ts'

const TOMORROW = '2026-11-23'
const nearest = (methodCode: 'courier' | 'pickup', date: string) => ({ methodCode, date, fromHour: 10, toHour: 18 })
const courier = { methods: ['courier' as const], nearestDelivery: nearest('courier', TOMORROW) }
const inPart = { ...courier, nearestDelivery: { ...nearest('courier', TOMORROW), needsPoint: true } }
const pickup = { methods: ['pickup' as const], nearestDelivery: nearest('pickup', TOMORROW) }
const sent = { methods: ['cdek' as const], nearestDelivery: null }
const full = { methods: ['courier' as const], nearestDelivery: null }

it('includes only couriers of the given day', () => {
  const later = { ...courier, nearestDelivery: nearest('courier', '2026-11-24') }
  expect(comingOn([courier, inPart, pickup, sent, later], TOMORROW)).toEqual([courier])
})

it('promises tomorrow only by a courier, otherwise the first day, otherwise the carrier, otherwise no delivery', () => {
  const days = [
    { date: '2026-11-22', count: 0 },
    { date: TOMORROW, count: 2 },
  ]
  expect(homePromise([courier], [courier], days)).toEqual({ kind: 'tomorrow' })
  expect(homePromise([], [pickup], days)).toEqual({ kind: 'day', date: TOMORROW })
  expect(homePromise([], [sent, sent], [])).toEqual({ kind: 'sent' })
  expect(homePromise([], [sent, full], [])).toEqual({ kind: 'someDay' })
  expect(homePromise([], [], [])).toEqual({ kind: 'none' })
})
