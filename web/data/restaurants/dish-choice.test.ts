import { ZERO } from '@okolitsa/domain/money/money.ts'
import { type DishOption, defaultChoice, type OptionGroup } from '@okolitsa/domain/restaurants/options.ts'
import { expect, test } from 'vitest'
import { chosenIn, countsOf, judgeChoice, stillThere, withOption } from './dish-choice.ts'

const option = (id: number, more: Partial<DishOption> = {}): DishOption => ({
  id,
  title: String(id),
  note: '',
  price: ZERO,
  isDefault: false,
  most: 1,
  isAvailable: true,
  dishId: null,
  groups: [],
  ...more,
})
const sauce: OptionGroup = { id: 3, title: 'Соус', least: 1, most: 1, options: [option(31, { isDefault: true })] }
const size: OptionGroup = {
  id: 1,
  title: 'Порция',
  least: 1,
  most: 1,
  options: [option(11, { isDefault: true }), option(12, { groups: [sauce] })],
}
const extras: OptionGroup = {
  id: 2,
  title: 'Добавить',
  least: 0,
  most: 2,
  options: [option(21, { most: 2 }), option(22)],
}
const dish = {
  priceInfo: { price: 100, finalPrice: 100, specialPrice: null, specialFromDate: null, specialToDate: null },
}

test('replaces the option of «exactly one» with its nested groups and selects their defaults', () => {
  const start = countsOf(defaultChoice([size, extras]))
  expect(start).toEqual({ 11: 1 })
  const big = withOption(start, size, 12, 1)
  expect(big).toEqual({ 12: 1, 31: 1 })
  expect(withOption(big, size, 11, 1)).toEqual({ 11: 1 })
})

test('adds up extras and names a group without a choice', () => {
  const counts = withOption(withOption({ 11: 1 }, extras, 21, 2), extras, 22, 1)
  expect(chosenIn(counts, extras)).toBe(3)
  expect(judgeChoice(dish, [size, extras], counts).missing?.id).toBe(2)
  expect(judgeChoice(dish, [size, extras], {}).missing?.id).toBe(1)
  expect(judgeChoice(dish, [size, extras], { 11: 1 })).toEqual({ price: 100, missing: null })
})

test('drops options that the kitchen no longer offers, with their nested groups', () => {
  const nested = { ...size, options: [option(12, { groups: [sauce] })] }
  expect(stillThere({ 12: 1, 31: 1, 21: 2, 99: 1 }, [nested, extras])).toEqual({ 12: 1, 31: 1, 21: 2 })
  const out = { ...size, options: [option(12, { isAvailable: false, groups: [sauce] })] }
  expect(stillThere({ 12: 1, 31: 1, 21: 2 }, [out, extras])).toEqual({ 21: 2 })
})
