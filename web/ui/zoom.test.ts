import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved, type View, WHOLE, zoomed } from './zoom.ts'

const frame = { width: 400, height: 300 }
/** The picture's point under a point of the frame: equal before and after when it stayed under the finger. */
const underneath = (view: View, at: { x: number; y: number }) => ({
  x: (at.x - view.x) / view.scale,
  y: (at.y - view.y) / view.scale,
})
const point = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -150, max: 150 }) })

test('keeps the point under the finger while zooming', () => {
  fc.assert(
    fc.property(point, fc.double({ min: 1, max: 5, noNaN: true }), (at, scale) => {
      const { x, y } = underneath(zoomed(WHOLE, scale, at, frame), at)
      expect(x).toBeCloseTo(at.x, 6)
      expect(y).toBeCloseTo(at.y, 6)
    }),
  )
})

test('limits the scale to 1…5 and the position to the frame', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(point, fc.double({ min: 0.1, max: 20, noNaN: true }), point), { maxLength: 12 }),
      (steps) => {
        let view = WHOLE
        for (const [at, scale, by] of steps) view = moved(zoomed(view, scale, at, frame), by, frame)
        expect(view.scale).toBeGreaterThanOrEqual(1)
        expect(view.scale).toBeLessThanOrEqual(5)
        expect(Math.abs(view.x)).toBeLessThanOrEqual((frame.width * (view.scale - 1)) / 2)
        expect(Math.abs(view.y)).toBeLessThanOrEqual((frame.height * (view.scale - 1)) / 2)
      },
    ),
  )
  expect(zoomed({ scale: 3, x: 100, y: -50 }, 1, { x: 7, y: 7 }, frame)).toEqual({ scale: 1, x: 0, y: 0 })
})
