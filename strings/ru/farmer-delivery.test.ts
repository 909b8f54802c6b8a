import { expect, test } from 'vitest'
import { farmerDelivery } from './farmer-delivery.ts'

const plain = (text: string) => text.replace(/\u00A0/g, ' ')

test('joins consecutive working days', () => {
  const hours = (weekdays: number[]) => plain(farmerDelivery.pickup.hours(weekdays, '10:00', '20:00'))
  expect(hours([1, 2, 3, 4, 5, 6, 7])).toBe('ежедневно с 10:00 до 20:00')
  expect(hours([5, 1, 2, 3, 4, 7])).toBe('пн–пт, вс с 10:00 до 20:00')
  expect(hours([6, 7])).toBe('сб, вс с 10:00 до 20:00')
})

test('names the town only where the address does not', () => {
  expect(farmerDelivery.pickup.address('Москва', 'Бакунинская ул., 8')).toBe('Москва, Бакунинская ул., 8')
  expect(farmerDelivery.pickup.address('Истра', 'г. Истра, Полевая ул., 14')).toBe('г. Истра, Полевая ул., 14')
})
