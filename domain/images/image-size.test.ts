import { expect, test } from 'vitest'
import { fittingSize, IMAGE_SIZES, isImageSize } from './image-size.ts'

test.each([
  [72, 72, 96, 96],
  [64, 64, 64, 64],
  [84.4, 84.4, 96, 96],
  [880, 880, 960, 960],
  [5_000, 5_000, 960, 960],
  [90, 120, 128, 128],
  [416, 257, 416, 260],
  [833, 514, 1280, 800],
  [9_000, 10, 1280, 800],
])('a frame of %s × %s is filled by %s × %s', (width, height, ...size) => {
  expect(Object.values(fittingSize({ width, height }))).toEqual(size)
})

test('returns one of the available sizes for every requested size', () => {
  expect(IMAGE_SIZES.length).toBeLessThan(16)
  for (let width = 1; width < 3_000; width += 37) {
    for (let height = 1; height < 3_000; height += 41) expect(isImageSize(fittingSize({ width, height }))).toBe(true)
  }
  expect(isImageSize({ width: 400, height: 401 })).toBe(false)
})

test('serves the default size at densities 1 and 2', () => {
  expect([400, 800, 801].map((side) => isImageSize({ width: side, height: side }))).toEqual([true, true, false])
  expect(fittingSize({ width: 500, height: 500 })).toEqual({ width: 960, height: 960 })
})
