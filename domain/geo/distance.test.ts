import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areCoordinates, distanceMetres } from './distance.ts'

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distanceMetres', () => {
  it('measures Moscow to Saint Petersburg as 634 km', () => {
    const moscow = { latitude: 55.75222, longitude: 37.61556 }
    const petersburg = { latitude: 59.93863, longitude: 30.31413 }
    expect(distanceMetres(moscow, petersburg) / 1_000).toBeCloseTo(634, -1)
  })

  it("is symmetric, returns 0 for equal points and never more than half the Earth's circumference", () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceMetres(a, a)).toBe(0)
        expect(distanceMetres(a, b)).toBeCloseTo(distanceMetres(b, a), 3)
        expect(distanceMetres(a, b)).toBeLessThanOrEqual(20_015_200)
      }),
    )
  })

  it('measures the distance across the 180th meridian', () => {
    expect(distanceMetres({ latitude: 66, longitude: 179.9 }, { latitude: 66, longitude: -179.9 })).toBeLessThan(10_000)
  })
})

describe('areCoordinates', () => {
  it.each([
    [{ latitude: 55, longitude: 37 }, true],
    [{ latitude: -90, longitude: 180 }, true],
    [{ latitude: 90.1, longitude: 0 }, false],
    [{ latitude: 0, longitude: -180.1 }, false],
    [{ latitude: Number.NaN, longitude: 0 }, false],
    [{ latitude: '55', longitude: 37 }, false],
    [null, false],
    [undefined, false],
  ])('%j → %j', (value, expected) => {
    expect(areCoordinates(value)).toBe(expected)
  })
})
