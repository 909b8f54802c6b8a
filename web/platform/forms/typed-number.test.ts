import { expect, it } from 'vitest'
import { numberOrNone, numberTyped } from './typed-number.ts'

it('parses numbers as people type them and returns NaN for other texts', () => {
  expect(['10', '1 500', '99,50', '99.5'].map(numberTyped)).toEqual([10, 1500, 99.5, 99.5])
  expect(['', 'десять', '-5', '1,234', '1e3'].map(numberTyped)).toEqual([NaN, NaN, NaN, NaN, NaN])
  expect([' ', '5', 'x'].map(numberOrNone)).toEqual([null, 5, NaN])
})
