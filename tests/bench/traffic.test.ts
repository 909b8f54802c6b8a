import { expect, test } from 'vitest'
import { median, percentile, seededRandom, zipf } from './traffic.ts'

test('the second most frequent item is drawn half as often as the first, and the tail occurs', () => {
  const draw = zipf(1_000, seededRandom(7))
  const counts = new Array<number>(1_000).fill(0)
  for (let turn = 0; turn < 100_000; turn++) {
    const index = draw()
    counts[index] = (counts[index] ?? 0) + 1
  }
  // 1 / H(1000) of all draws, and half of that
  expect((counts[0] ?? 0) / 100_000).toBeCloseTo(0.1336, 2)
  expect((counts[1] ?? 0) / (counts[0] ?? 1)).toBeCloseTo(0.5, 1)
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(950)
  expect(counts).toHaveLength(1_000)
})

test('two runs draw the same', () => {
  const [one, other] = [seededRandom(3), seededRandom(3)]
  expect(Array.from({ length: 5 }, one)).toEqual(Array.from({ length: 5 }, other))
  expect(seededRandom(4)()).not.toBe(seededRandom(3)())
})

test('percentiles and medians are correct', () => {
  expect(percentile([1, 2, 3, 4], 0.5)).toBe(3)
  expect(percentile([1, 2, 3, 4], 1)).toBe(4)
  expect(percentile([], 0.5)).toBe(0)
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})
