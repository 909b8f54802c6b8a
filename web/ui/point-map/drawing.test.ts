import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  cornerAfter,
  eastOf,
  extremes,
  metresBetween,
  middlesOf,
  movedCorner,
  radiusOf,
  rounded,
  withoutCorner,
} from './drawing.ts'
import { viewOfAll } from './map-framing.ts'

const place = fc.record({
  latitude: fc.double({ min: 42, max: 75, noNaN: true }),
  longitude: fc.double({ min: 20, max: 170, noNaN: true }),
})

it('puts the edge of a circle at its radius, and its extremes contain it', () => {
  fc.assert(
    fc.property(place, fc.integer({ min: 100, max: 100_000 }), (center, metres) => {
      const edge = eastOf(center, metres)
      // a parallel is a little longer than the great circle
      expect(Math.abs(metresBetween(center, edge) - metres)).toBeLessThan(metres * 0.01 + 1)
      const [low, high] = extremes({ kind: 'radius', center, metres })
      expect(low?.longitude).toBeLessThan(center.longitude)
      expect(high?.longitude).toBeCloseTo(edge.longitude, 9)
    }),
  )
  expect([radiusOf(12_349), radiusOf(3)]).toEqual([12_300, 100])
})

it('restores the border after a corner is added and removed, without mutating a list', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), place, fc.nat(), (points, corner, nth) => {
      const at = nth % points.length
      const before = structuredClone(points)
      const more = cornerAfter(points, at, corner)
      expect(more[at + 1]).toEqual(corner)
      expect(withoutCorner(more, at + 1)).toEqual(points)
      expect(movedCorner(points, at, corner)[at]).toEqual(corner)
      expect(points).toEqual(before)
    }),
  )
})

it('rounds coordinates to a metre', () => {
  fc.assert(fc.property(place, (spot) => void expect(metresBetween(spot, rounded(spot))).toBeLessThan(1)))
})

it('returns the middles of long sides, once per side', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 20 },
  ]
  expect(middlesOf(corners, 70).map(({ at }) => at)).toEqual([0, 2])
  expect(middlesOf(corners.slice(0, 2), 70)).toEqual([{ at: 0, middle: { x: 50, y: 0 } }])
  expect(middlesOf(corners.slice(0, 1), 70)).toEqual([])
})

it('keeps a corner beyond the 180th meridian within 180 degrees, and the extremes contain such a border', () => {
  expect(rounded({ latitude: 65, longitude: 181.5 })).toEqual({ latitude: 65, longitude: -178.5 })
  expect(rounded({ latitude: 65, longitude: -180.5 })).toEqual({ latitude: 65, longitude: 179.5 })
  const points = [
    { latitude: 64, longitude: 176 },
    { latitude: 64, longitude: -178 },
    { latitude: 67, longitude: -178 },
  ]
  expect(extremes({ kind: 'polygon', points }).map(({ longitude }) => longitude)).toEqual([176, 182, 182])
  const view = viewOfAll(
    points.map((coords) => ({ id: '', label: '', coords })),
    { width: 800, height: 600 },
  )
  expect(view.centre.longitude).toBeCloseTo(179)
  expect(view.zoom).toBeGreaterThan(4)
})
