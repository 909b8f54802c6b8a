import { describe, expect, it } from 'vitest'
import { boundsAround, wrappedBounds } from './map-bounds.ts'

describe('rectangles of a map', () => {
  it('puts west beyond east across the 180th meridian', () => {
    expect(wrappedBounds({ south: 50, west: 160, north: 70, east: 200 })).toEqual({
      south: 50,
      west: 160,
      north: 70,
      east: -160,
    })
    expect(wrappedBounds({ south: 50, west: -200, north: 70, east: -160 })).toMatchObject({ west: 160, east: -160 })
  })

  it('returns the whole world when more than the world is visible', () => {
    expect(wrappedBounds({ south: -90, west: -250, north: 90, east: 250 })).toEqual({
      south: -85,
      west: -180,
      north: 85,
      east: 180,
    })
  })

  it('estimates the rectangle from a centre and the size of the screen', () => {
    const moscow = { latitude: 55.75, longitude: 37.62 }
    const near = boundsAround(moscow, 9, { width: 800, height: 600 })
    const far = boundsAround(moscow, 6, { width: 800, height: 600 })
    expect(near.west).toBeLessThan(moscow.longitude)
    expect(near.north).toBeGreaterThan(moscow.latitude)
    expect(far.east - far.west).toBeCloseTo((near.east - near.west) * 8)
    const chukotka = boundsAround({ latitude: 66, longitude: 179 }, 5, { width: 800, height: 600 })
    expect(chukotka.west).toBeGreaterThan(chukotka.east)
  })
})
