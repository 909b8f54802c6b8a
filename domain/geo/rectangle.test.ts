import { expect, it } from 'vitest'
import { isInRectangle } from './rectangle.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

it('contains points inside and on its borders', () => {
  const kaluga = { south: 54, west: 35, north: 55, east: 37 }
  for (const inside of [at(54.5, 36), at(54, 35), at(55, 37)]) expect(isInRectangle(inside, kaluga)).toBe(true)
  for (const out of [at(53.9, 36), at(55.1, 36), at(54.5, 34.9), at(54.5, 37.1)]) {
    expect(isInRectangle(out, kaluga)).toBe(false)
  }
})
it('contains both sides of the 180th meridian when it crosses it, and no other points', () => {
  const chukotka = { south: 60, west: 170, north: 72, east: -168 }
  for (const inside of [at(64.7, 177.5), at(66, -172), at(65, 180), at(65, -180)]) {
    expect(isInRectangle(inside, chukotka)).toBe(true)
  }
  for (const out of [at(64.7, 160), at(64.7, -160), at(64.7, 0)]) expect(isInRectangle(out, chukotka)).toBe(false)
})
