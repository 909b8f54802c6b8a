import { expect, it } from 'vitest'
import { priceByPercent, unitsTyped } from './typed-amount.ts'

it.each([
  ['2 150', 100, 215_000],
  ['2\u00A0150,5', 100, 215_050],
  ['12.05', 100, 1_205],
  ['0,355', 1_000, 355],
  ['8,4', 1_000, 8_400],
  ['28', 1, 28],
  ['28,0', 1, 28],
  ['28,5', 1, null],
  ['1,005', 100, null],
  ['-1', 100, null],
  ['', 1, null],
  ['1,2,3', 100, null],
  ['9999999999', 1, null],
  ['12 50', 100, null],
  ['1 2345', 1, null],
  ['1\u2009234\u202F567', 1, 1_234_567],
] as const)('«%s» by %i is %s', (typed, per, units) => expect(unitsTyped(typed, per)).toBe(units))

it('rounds a price changed by per cent to whole roubles, never 0', () => {
  expect(priceByPercent(390, 10)).toBe(429)
  expect(priceByPercent(645.5, -10)).toBe(581)
  expect(priceByPercent(1, -90)).toBe(1)
  expect(priceByPercent(199.9, 0)).toBe(200)
})
