import fc from 'fast-check'
import { expect, it } from 'vitest'
import { areaCovers } from './area.ts'
import { metresToArea } from './area-distance.ts'

const point = fc.record({
  latitude: fc.double({ min: 54, max: 58, noNaN: true }),
  longitude: fc.double({ min: 35, max: 40, noNaN: true }),
})
const placed = (coords: { latitude: number; longitude: number }) => ({
  city: null,
  settlement: null,
  regionCode: '77',
  coords,
})

it('returns 0 exactly inside the area', () => {
  fc.assert(
    fc.property(point, point, fc.integer({ min: 1, max: 200_000 }), (center, at, metres) => {
      const area = { kind: 'radius', center, metres } as const
      expect(metresToArea(area, at) === 0).toBe(areaCovers(area, placed(at)))
    }),
  )
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), point, (points, at) => {
      const area = { kind: 'polygon', points } as const
      if (areaCovers(area, placed(at))) expect(metresToArea(area, at)).toBe(0)
      else expect(metresToArea(area, at)).toBeGreaterThan(0)
    }),
  )
})

it('measures the distance to the nearest side, not to the nearest corner', () => {
  const points = [
    { latitude: 55, longitude: 37 },
    { latitude: 55, longitude: 39 },
    { latitude: 54, longitude: 38 },
  ]
  const metres = metresToArea({ kind: 'polygon', points }, { latitude: 55.1, longitude: 38 })
  expect(metres).toBeGreaterThan(11_000)
  expect(metres).toBeLessThan(11_200)
  expect(metresToArea({ kind: 'city', city: 'Town', regionCode: '77' }, { latitude: 55, longitude: 38 })).toBeNull()
})

it('measures the distance across the 180th meridian', () => {
  const corner = (latitude: number, longitude: number) => ({ latitude, longitude })
  const points = [corner(64, 176), corner(64, 179.5), corner(67, 179.5), corner(67, 176)]
  const metres = metresToArea({ kind: 'polygon', points }, corner(65, -179.5))
  expect(metres).toBeGreaterThan(46_000)
  expect(metres).toBeLessThan(48_000)
})
