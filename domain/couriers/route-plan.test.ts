import { expect, it } from 'vitest'
import { plannedRoute } from './route-plan.ts'

const START = { latitude: 55, longitude: 37 }
const stop = (east: number, linkId: string | null, position: number | null) => ({
  ...{ coords: { latitude: 55, longitude: 37 + east }, deliveryWindow: { fromHour: 10, toHour: 18 } },
  ...{ linkId, position, east },
})
const eastOf = (stops: { east: number }[]) => stops.map(({ east }) => east)

it('sorts stops by distance while no position is set by hand', () => {
  expect(eastOf(plannedRoute(START, [stop(3, null, null), stop(1, null, null), stop(2, null, null)]))).toEqual([
    1, 2, 3,
  ])
})

it('preserves positions set by hand; later stops follow by distance from the last of them', () => {
  const placed = [stop(1, null, 1), stop(3, null, 0), stop(5, null, null), stop(2, null, null)]
  expect(eastOf(plannedRoute(START, placed))).toEqual([3, 1, 2, 5])
})

it('plans a separate route for each car', () => {
  const shared = [stop(4, 'a', null), stop(3, 'b', null), stop(2, 'a', null), stop(1, 'b', null)]
  expect(eastOf(plannedRoute(START, shared))).toEqual([2, 4, 1, 3])
})
