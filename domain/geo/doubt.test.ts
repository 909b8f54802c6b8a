import { describe, expect, it } from 'vitest'
import { doubtOf, type Extent, isAround } from './doubt.ts'

const centre = { latitude: 55.78874, longitude: 49.12214 }
const kazan: Extent = { centre, radiusMetres: 5_600 }
const elsewhere = { latitude: 55.8, longitude: 49.2 }

describe('doubtOf', () => {
  it('returns 0 for a house, the length of a street for a street, the width of a settlement for a settlement', () => {
    expect(doubtOf({ coords: elsewhere, precision: 'house' }, kazan)).toBe(0)
    expect(doubtOf({ coords: elsewhere, precision: 'street' }, kazan)).toBe(1_500)
    expect(doubtOf({ coords: elsewhere, precision: 'place' }, kazan)).toBe(5_600)
  })
  it('never returns more for a street than for its settlement', () => {
    expect(doubtOf({ coords: elsewhere, precision: 'street' }, { centre, radiusMetres: 500 })).toBe(500)
  })
  it('trusts coordinates without a stated precision unless they are the centre of the settlement', () => {
    expect(doubtOf({ coords: elsewhere }, kazan)).toBe(0)
    expect(doubtOf({ coords: elsewhere }, null)).toBe(0)
    expect(doubtOf({ coords: { ...centre, latitude: centre.latitude + 0.0001 } }, kazan)).toBe(5_600)
  })
  it('returns half a district for an unknown village', () => {
    expect(doubtOf({ coords: elsewhere, precision: 'place' }, null)).toBe(40_000)
  })
})

describe('isAround', () => {
  it('accepts the outskirts of a town and refuses another town', () => {
    expect(isAround(kazan, { latitude: 55.9, longitude: 49.3 })).toBe(true)
    expect(isAround(kazan, { latitude: 55.75, longitude: 37.62 })).toBe(false)
  })
})
