import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isInPolygon } from './area.ts'
import { convexHull } from './convex-hull.ts'
import { outlineMistake } from './outline.ts'

const point = fc.record({
  latitude: fc.integer({ min: 50_000, max: 60_000 }).map((value) => value / 1_000),
  longitude: fc.integer({ min: 30_000, max: 60_000 }).map((value) => value / 1_000),
})

it('encloses all points with some of them as corners and never crosses itself', () => {
  fc.assert(
    fc.property(fc.uniqueArray(point, { minLength: 3, maxLength: 60, selector: JSON.stringify }), (points) => {
      const hull = convexHull(points)
      expect(points).toEqual(expect.arrayContaining(hull))
      if (hull.length < 3) return
      expect(outlineMistake(hull)).toBeNull()
      expect(points.every((one) => isInPolygon(one, hull))).toBe(true)
    }),
  )
})
