import type { CourierDesk, DeskStop } from '@okolitsa/contracts/couriers/couriers.ts'
import { describe, expect, it } from 'vitest'
import { carRoutesOf, cashOf, sharedByDirection, withStopGiven, withStopMoved } from './route-edit.ts'

const stop = (id: number, linkId: string | null, more: Partial<DeskStop> = {}): DeskStop => ({
  ...{ id, linkId, number: String(id), name: 'Вера', phone: '79160000001', address: 'Тверская, 1', comment: '' },
  ...{ deliveryWindow: { fromHour: 10, toHour: 18 }, coords: { latitude: 55, longitude: 37 + id / 10 } },
  ...{
    flat: null,
    entrance: null,
    floor: null,
    intercom: null,
    inside: [],
    packages: { total: 1, cold: 0 },
    due: null,
    state: 'ready',
    isSent: true,
    missed: null,
  },
  ...more,
})
const link = (id: string, isOpen = true) => ({
  ...{ id, isOpen, courierName: id, endsAt: '2026-11-25T21:00:00.000Z', taken: 0, handed: null },
})
const idsOf = (stops: readonly DeskStop[]) => stops.map(({ id }) => id)

describe('editing a route', () => {
  const stops = [stop(1, 'a'), stop(2, 'a'), stop(3, 'b')]
  it('moves a stop to the place of another one and into its car', () => {
    expect(idsOf(withStopMoved(stops, 1, 2))).toEqual([2, 1, 3])
    expect(withStopMoved(stops, 1, 3)).toMatchObject([{ id: 2 }, { id: 3 }, { id: 1, linkId: 'b' }])
    expect(idsOf(withStopMoved(stops, 3, 1))).toEqual([3, 1, 2])
    expect(withStopMoved(stops, 1, 1)).toBe(stops)
    expect(withStopMoved(stops, 9, 1)).toBe(stops)
  })
  it('appends a stop that is assigned to a car', () => {
    expect(withStopGiven(stops, 3, 'a')).toMatchObject([{ id: 1 }, { id: 2 }, { id: 3, linkId: 'a' }])
    expect(withStopGiven(stops, 1, 'c')).toMatchObject([{ id: 2 }, { id: 3 }, { id: 1, linkId: 'c' }])
  })
})

it('leaves stops of a closed link without a car', () => {
  const routes = carRoutesOf({ stops: [stop(1, 'gone'), stop(2, 'a')], links: [link('a'), link('gone', false)] })
  expect(routes.map(({ link: of, stops }) => [of?.id ?? null, idsOf(stops)])).toEqual([
    [null, [1]],
    ['a', [2]],
  ])
  expect(carRoutesOf({ stops: [stop(1, 'a')], links: [link('a'), link('b')] })).toHaveLength(2)
  expect(carRoutesOf({ stops: [stop(1, null)], links: [] })).toHaveLength(1)
})

it('distributes undelivered stops by direction', () => {
  const at = (id: number, longitude: number, more: Partial<DeskStop> = {}) =>
    stop(id, null, { coords: { latitude: 55, longitude }, ...more })
  const desk = {
    ...{ date: '2026-11-24', timeZone: 'Europe/Moscow', days: [], isByHand: false },
    ...{ start: { latitude: 55, longitude: 37 }, links: [link('a'), link('b')] },
    stops: [at(1, 38), at(2, 36), at(3, 38), at(4, 36), at(5, 39, { state: 'delivered' })],
  } satisfies CourierDesk
  const shared = new Map(sharedByDirection(desk).map(({ id, linkId }) => [id, linkId]))
  expect(shared.get(1)).toBe(shared.get(3))
  expect(shared.get(2)).toBe(shared.get(4))
  expect(shared.get(1)).not.toBe(shared.get(2))
  expect(shared.get(5)).toBeNull()
})

it('sums the cash to collect to the kopeck', () => {
  const due = (sum: number, by: 'cash' | 'card') => ({ due: { sum, by } })
  expect(
    cashOf([stop(1, null, due(0.1, 'cash')), stop(2, null, due(0.2, 'cash')), stop(3, null, due(9, 'card'))]),
  ).toBe(0.3)
})
