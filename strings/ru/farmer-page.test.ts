import { expect, test } from 'vitest'
import { catalog } from './catalog.ts'
import { farmerPage } from './farmer-page.ts'

const plain = (text: string) => text.replace(/\u00A0/g, ' ')

test('joins consecutive working days', () => {
  const hours = (weekdays: number[]) => plain(farmerPage.pickup.hours(weekdays, '10:00', '20:00'))
  expect(hours([1, 2, 3, 4, 5, 6, 7])).toBe('ежедневно с 10:00 до 20:00')
  expect(hours([5, 1, 2, 3, 4, 7])).toBe('пн–пт, вс с 10:00 до 20:00')
  expect(hours([6, 7])).toBe('сб, вс с 10:00 до 20:00')
})

test('names the town only where the address does not', () => {
  expect(farmerPage.pickup.address('Москва', 'Бакунинская ул., 8')).toBe('Москва, Бакунинская ул., 8')
  expect(farmerPage.pickup.address('Истра', 'г. Истра, Полевая ул., 14')).toBe('г. Истра, Полевая ул., 14')
})

test('keeps numbers of a title with their words', () => {
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
