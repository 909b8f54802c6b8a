import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Coordinates } from './distance.ts'
import { MAX_CORNERS, outlineMistake } from './outline.ts'

const corner = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude })
const SQUARE = [corner(55, 37), corner(55, 38), corner(56, 38), corner(56, 37)]
/** Corners in angular order around one point, at random distances: such a border never crosses itself. */
const round = fc.array(fc.double({ min: 0.1, max: 1, noNaN: true }), { minLength: 3, maxLength: 40 }).map((radii) =>
  radii.map((radius, at) => {
    const angle = (2 * Math.PI * at) / radii.length
    return corner(56 + radius * Math.sin(angle), 60 + radius * Math.cos(angle))
  }),
)

it('accepts a border that never crosses itself, from any first corner and in either direction', () => {
  fc.assert(
    fc.property(round, fc.nat(), (corners, shift) => {
      const from = shift % corners.length
      const turned = [...corners.slice(from), ...corners.slice(0, from)]
      expect(outlineMistake(turned)).toBeNull()
      expect(outlineMistake(turned.toReversed())).toBeNull()
    }),
  )
})

it('refuses a border with two swapped corners', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 40 }), fc.nat(), (count, at) => {
      const even = Array.from({ length: count }, (_, index) => {
        const angle = (2 * Math.PI * index) / count
        return corner(56 + Math.sin(angle), 60 + Math.cos(angle))
      })
      const first = at % count
      const second = (first + 1) % count
      const [one, other] = [even[first], even[second]] as [Coordinates, Coordinates]
      const crossed = even.with(first, other).with(second, one)
      expect(outlineMistake(crossed)).toBe('crossesItself')
    }),
  )
})

it('refuses too few, too many and repeated corners, overlapping sides, and other countries', () => {
  expect(outlineMistake(SQUARE)).toBeNull()
  expect(outlineMistake(SQUARE.slice(0, 2))).toBe('fewCorners')
  const circle = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      corner(56 + Math.sin((2 * Math.PI * at) / count), 60 + Math.cos((2 * Math.PI * at) / count)),
    )
  expect(outlineMistake(circle(MAX_CORNERS))).toBeNull()
  expect(outlineMistake(circle(MAX_CORNERS + 1))).toBe('manyCorners')
  expect(outlineMistake([...SQUARE, corner(56, 37)])).toBe('crossesItself')
  expect(outlineMistake([corner(55, 37), corner(55, 38), corner(55, 37.5)])).toBe('crossesItself')
  // touches a side with a corner
  expect(outlineMistake([corner(55, 37), corner(55, 39), corner(56, 38), corner(55, 38), corner(56, 37)])).toBe(
    'crossesItself',
  )
  // a corner on a straight line is valid
  expect(outlineMistake([corner(55, 37), corner(55, 37.5), ...SQUARE.slice(1)])).toBeNull()
  expect(outlineMistake(SQUARE.map(({ latitude, longitude }) => corner(latitude - 20, longitude)))).toBe(
    'outsideRussia',
  )
  // Chukotka lies on both sides of the 180th meridian
  expect(outlineMistake([corner(66, 179), corner(66, 179.5), corner(67, 179)])).toBeNull()
})

it('accepts a border across the 180th meridian and detects there that it crosses itself', () => {
  const chukotka = [corner(64, 176), corner(64, -178), corner(67, -178), corner(67, 176)]
  expect(outlineMistake(chukotka)).toBeNull()
  expect(outlineMistake([corner(64, 176), corner(67, -178), corner(64, -178), corner(67, 176)])).toBe('crossesItself')
  expect(outlineMistake([...chukotka.slice(0, 2), corner(65, 170), ...chukotka.slice(2)])).toBe('crossesItself')
})
