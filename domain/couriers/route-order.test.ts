import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderRoute, type RoutePoint, routeMetres, splitByDirection } from './route-order.ts'

const coords = fc.record({
  latitude: fc.double({ min: 54, max: 58, noNaN: true }),
  longitude: fc.double({ min: 35, max: 40, noNaN: true }),
})
const stop = fc.record({
  coords,
  deliveryWindow: fc.constantFrom({ fromHour: 10, toHour: 14 }, { fromHour: 10, toHour: 18 }),
})
const stops = fc.array(stop, { maxLength: 14 })
const endOf = ({ deliveryWindow }: RoutePoint) => deliveryWindow.toHour

describe('a route', () => {
  it('visits every address once, earlier windows first, and is never longer than the given order', () => {
    fc.assert(
      fc.property(coords, stops, (start, given) => {
        const way = orderRoute(start, given)
        expect(new Set(way)).toEqual(new Set(given))
        expect(way).toHaveLength(given.length)
        expect(way.map(endOf)).toEqual(given.map(endOf).sort((one, other) => one - other))
        const promised = given.toSorted((one, other) => endOf(one) - endOf(other))
        expect(routeMetres(start, way)).toBeLessThanOrEqual(routeMetres(start, promised) + 0.01)
      }),
    )
  })

  it('visits stops along a road from the nearest to the farthest, in any given order', () => {
    const start = { latitude: 55, longitude: 37 }
    const along = [0.3, 0.1, 0.5, 0.2, 0.4].map((step) => ({
      coords: { latitude: 55, longitude: 37 + step },
      deliveryWindow: { fromHour: 10, toHour: 18 },
    }))
    const way = orderRoute(start, along).map(({ coords: { longitude } }) => Math.round((longitude - 37) * 10))
    expect(way).toEqual([1, 2, 3, 4, 5])
  })

  it('computes a route for a full day of addresses', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      coords: { latitude: 55 + ((index * 7_919) % 300) / 1_000, longitude: 37 + ((index * 104_729) % 300) / 1_000 },
      deliveryWindow: { fromHour: 10, toHour: 18 },
    }))
    const start = { latitude: 55, longitude: 37 }
    expect(routeMetres(start, orderRoute(start, many))).toBeLessThan(routeMetres(start, many) / 3)
  })
})

describe('a day divided among cars', () => {
  it('assigns every address to one car, with counts that differ by one at most', () => {
    fc.assert(
      fc.property(coords, stops, fc.integer({ min: 1, max: 5 }), (start, given, cars) => {
        const parts = splitByDirection(start, given, cars)
        expect(parts).toHaveLength(cars)
        expect(parts.flat()).toHaveLength(given.length)
        expect(new Set(parts.flat())).toEqual(new Set(given))
        const counts = parts.map(({ length }) => length)
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('sends one car west and the other east', () => {
    const start = { latitude: 55, longitude: 37 }
    const at = (longitude: number, latitude: number) => ({ coords: { longitude, latitude } })
    const [east, west] = [
      [at(38, 55.05), at(38, 55), at(38, 54.95)],
      [at(36, 55.05), at(36, 55), at(36, 54.95)],
    ]
    const mixed = [0, 1, 2].flatMap((index) => [east[index], west[index]].filter((each) => each !== undefined))
    const parts = splitByDirection(start, mixed, 2).map((part) => new Set(part))
    expect(parts).toContainEqual(new Set(east))
    expect(parts).toContainEqual(new Set(west))
  })
})
