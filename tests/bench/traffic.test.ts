import { expect, test } from 'vitest'
import { median, percentile, seededRandom, zipf } from './traffic.ts'

test('draws the second most frequent item half as often as the first, and also draws the tail', () => {
  const draw = zipf(1_000, seededRandom(7))
  const counts = new Array<number>(1_000).fill(0)
  for (let turn = 0; turn < 100_000; turn++) {
    const index = draw()
    counts[index] = (counts[index] ?? 0) + 1
  }
  // the first item has 1 / H(1000) of all draws, the second half of that
  expect((counts[0] ?? 0) / 100_000).toBeCloseTo(0.1336, 2)
  expect((counts[1] ?? 0) / (counts[0] ?? 1)).toBeCloseTo(0.5, 1)
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(950)
  expect(counts).toHaveLength(1_000)
})

test('draws the same items in two runs', () => {
  const [one, other] = [seededRandom(3), seededRandom(3)]
  expect(Array.from({ length: 5 }, one)).toEqual(Array.from({ length: 5 }, other))
  expect(seededRandom(4)()).not.toBe(seededRandom(3)())
})

test('computes percentiles and medians', () => {
  expect(percentile([1, 2, 3, 4], 0.5)).toBe(3)
  expect(percentile([1, 2, 3, 4], 1)).toBe(4)
  expect(percentile([], 0.5)).toBe(0)
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})
