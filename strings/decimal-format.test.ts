import { expect, it } from 'vitest'
import { decimalFormat } from './decimal-format.ts'
import { plural as englishPlural } from './en/plural.ts'
import { plural } from './ru/plural.ts'

it('formats numbers by the rules of the language, with one kind of space between thousands', () => {
  const russian = decimalFormat('ru', { most: 2 })
  expect([1_234_567.891, 0.5, -3, 1_000, -0.001, 0].map(russian)).toEqual([
    '1\u00A0234\u00A0567,89',
    '0,5',
    '-3',
    '1\u00A0000',
    '0',
    '0',
  ])
  expect(decimalFormat('en-GB', { most: 2 })(1_234_567.891)).toBe('1,234,567.89')
  expect(decimalFormat('ru', { least: 1, most: 1 })(4)).toBe('4,0')
  expect(decimalFormat('ru', { most: 0 })(2.5)).toBe('3')
})

it('groups thousands unless switched off and writes NaN as it is', () => {
  expect(decimalFormat('ru', { most: 3, isGrouped: false })(12_345.6789)).toBe('12345,679')
  expect(decimalFormat('en-GB', { most: 2 })(Number.NaN)).toBe('NaN')
})

it('returns the form of a noun for its number', () => {
  const forms = { one: 'товар', few: 'товара', many: 'товаров' }
  const of = (count: number) => plural(count, forms)
  expect([1, 21, 101, -1].map(of)).toEqual(['товар', 'товар', 'товар', 'товар'])
  expect([2, 4, 22, 1.5, 0.5].map(of)).toEqual(['товара', 'товара', 'товара', 'товара', 'товара'])
  expect([0, 5, 11, 12, 14, 25, 111, 1_000_000].map(of)).toEqual(Array<string>(8).fill('товаров'))
  const english = { one: 'item', few: 'items', many: 'items' }
  expect([1, -1, 0, 2, 1.5, 21].map((count) => englishPlural(count, english))).toEqual([
    'item',
    'item',
    ...Array<string>(4).fill('items'),
  ])
})
