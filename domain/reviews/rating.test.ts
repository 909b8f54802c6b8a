import { describe, expect, it } from 'vitest'
import { fairRating, shownRating } from './rating.ts'

const rated = (...stars: number[]) => ({
  ratingSum: stars.reduce((sum, one) => sum + one, 0),
  ratingCount: stars.length,
})
const fives = (count: number) => rated(...Array.from({ length: count }, () => 5))

describe('a rating', () => {
  it('hides a rating below five reviews', () => {
    expect(shownRating(fives(4))).toBeNull()
    expect(shownRating(rated(5, 5, 5, 5, 4))).toBe(4.8)
    expect(shownRating(rated())).toBeNull()
  })
  it('weights a rating of few reviews less in lists', () => {
    expect(fairRating(rated())).toBe(4.5)
    expect(fairRating(fives(1))).toBeLessThan(fairRating(fives(100)))
    expect(fairRating(rated(1))).toBeGreaterThan(fairRating(rated(1, 1, 1, 1)))
    expect(fairRating({ ratingSum: 4_900, ratingCount: 1_000 })).toBeGreaterThan(fairRating(fives(2)))
  })
})
