import { describe, expect, it } from 'vitest'
import { mapPath, parseMapState } from './map-state.ts'

const read = (query: string) => parseMapState(new URLSearchParams(query))

describe("the URL of the map's state", () => {
  it('parses its own URL back to the same state', () => {
    const state = {
      at: { centre: { latitude: 55.75, longitude: 37.62 }, zoom: 8.5 },
      category: 'syry',
      date: '2026-11-24',
      filters: ['courier'],
      ratingFrom: 4.5,
    } as const
    const path = mapPath(state)
    expect(path).toBe('/map/farmers?category=syry&date=2026-11-24&courier=1&rating=4.5&at=55.75,37.62,8.5')
    expect(read(path.split('?')[1] ?? '')).toEqual(state)
  })

  it('keeps places on both sides of the 180th meridian', () => {
    expect(read('at=66.5,-179.25,5').at).toEqual({ centre: { latitude: 66.5, longitude: -179.25 }, zoom: 5 })
  })

  it('ignores invalid values of the URL', () => {
    const nothing = { at: null, category: null, date: null, filters: [], ratingFrom: null }
    expect(read('at=99,10,5&category=../x&date=2026-13-45&here=yes&rating=3')).toEqual(nothing)
    expect(read('at=55,37&rating=')).toEqual(nothing)
    expect(mapPath(nothing)).toBe('/map/farmers')
  })
})
