import { expect, it } from 'vitest'
import { ZERO } from '../money/money.ts'
import type { OptionGroup } from './options.ts'
import { portionMeasure } from './portion-measure.ts'

const group = (least: number, most: number, ...notes: readonly string[]): OptionGroup => ({
  id: 1,
  title: 'Размер',
  least,
  most,
  options: notes.map((note, index) => ({
    id: index + 1,
    title: '',
    note,
    price: ZERO,
    isDefault: index === 0,
    most: 1,
    isAvailable: true,
    dishId: null,
    groups: [],
  })),
})
const pizza = { unit: 'г', measure: 480 }
const second = new Set([2])

it('takes the measure of a portion from the note of the chosen size', () => {
  const size = group(1, 1, '480 г', '700 г', '1,2 кг')
  expect(portionMeasure(pizza, [size], second)).toBe(700)
  expect(portionMeasure(pizza, [size], new Set([3]))).toBe(1_200)
  expect(portionMeasure(pizza, [size], new Set([1]))).toBe(480)
  expect(portionMeasure({ unit: 'мл', measure: 500 }, [group(1, 1, '0,5 л', '1 л')], second)).toBe(1_000)
})

it('leaves the measure unchanged without a size', () => {
  expect(portionMeasure(pizza, [group(1, 1, '480 г', '700 г')], new Set())).toBe(480)
  // the amount of a sauce or topping is not the size of the portion
  expect(portionMeasure(pizza, [group(1, 1, '30 г', '40 г')], second)).toBe(480)
  expect(portionMeasure(pizza, [group(0, 2, '480 г', '700 г')], second)).toBe(480)
  expect(portionMeasure(pizza, [group(1, 1, '480 г', 'большая')], second)).toBe(480)
  expect(portionMeasure({ unit: 'шт', measure: 1 }, [group(1, 1, '480 г', '700 г')], second)).toBe(1)
})
