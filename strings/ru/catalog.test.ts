import { expect, test } from 'vitest'
import { catalog } from './catalog.ts'

const plain = (text: string) => text.replace(/\u00A0/g, ' ')

test('binds numbers of a title to their words', () => {
  expect(catalog.productCard.title('Масло вологодское, 82,5 %')).toBe('Масло вологодское, 82,5\u00A0%')
  // a title of two lines must not lose its last word to a preposition
  expect(catalog.productCard.title('Яйца от кур')).toBe('Яйца от кур')
})

test('gives the size and, where it adds information, the price of a kilogram', () => {
  const size = (isWeight: boolean, measure: number, pricePerUnit: number) =>
    plain(catalog.productCard.size({ isWeight, measure, unit: 'г', pricePerUnit }))
  expect(size(true, 300, 1826.67)).toBe('от 300 г · 1 827 ₽/кг')
  expect(size(false, 350, 1057.14)).toBe('350 г')
  expect(size(false, 1000, 129)).toBe('1 кг · 129 ₽/кг')
})
