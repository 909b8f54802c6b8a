import { expect, it } from 'vitest'
import { isPhotoTooSmall } from './photo.ts'

it.each([
  [1, 1, true],
  [100, 99, true],
  [100, 100, false],
  [30_000, 20, true],
  // stored 2,000 wide, it is less than a hundred high
  [10_000, 400, true],
  [400, 10_000, true],
  [10_000, 600, false],
  [2_000, 100, false],
])('a photo of %i × %i is too small: %s', (width, height, isSmall) =>
  expect(isPhotoTooSmall({ width, height })).toBe(isSmall),
)
