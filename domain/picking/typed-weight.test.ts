import { expect, it } from 'vitest'
import { keysOf, pressKey, typedWeight } from './typed-weight.ts'

it.each([
  ['1,084', 1000, 1084, true],
  ['1.084', 1000, 1084, true],
  ['0,6', 600, 600, true],
  ['1', 600, 1000, true],
  // a kilogram for an order of three hundred grams is implausible: it is the first digit of grams
  ['1', 300, 1, false],
  ['600', 600, 600, false],
  ['1084', 1000, 1084, false],
  ['1,', 1000, 1000, true],
] as const)('«%s» of %i g is %i', (text, need, amount, isThousands) => {
  expect(typedWeight(text, need)).toEqual({ amount, isThousands })
})
it.each(['', ',', 'x', '1,0845', '123456', '-1'])('treats «%s» as incomplete', (text) => {
  expect(typedWeight(text, 1000)).toBeNull()
})
it('accepts only keys that form a valid number', () => {
  const pressed = (keys: string) => [...keys].reduce(pressKey, '')
  expect([pressed('1,084'), pressed(',5'), pressed('1,,0'), pressed('007'), pressed('1,08499')]).toEqual([
    '1,084',
    '0,5',
    '1,0',
    '7',
    '1,084',
  ])
  expect([keysOf(1084), keysOf(236), keysOf(1000)]).toEqual(['1,084', '0,236', '1,000'])
})
