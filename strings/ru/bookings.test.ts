import { expect, it } from 'vitest'
import { bookings } from './bookings.ts'
import { tours } from './tours.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

it.each([
  ['Взрослый', 2, '2 взрослых'],
  ['Взрослый', 1, '1 взрослый'],
  ['Ребёнок до 12 лет', 3, '3 ребёнка до 12 лет'],
  ['Ребёнок до 12 лет', 5, '5 детей до 12 лет'],
  ['Своя лодка, 5 мест', 1, 'Своя лодка, 5 мест, 1'],
])('%s × %i: %s', (title, count, words) => expect(plain(bookings.tickets(title, count))).toBe(words))

it('names the people of a booking in their order', () => {
  expect(bookings.personOf('Взрослый', 1)).toBe('Первый взрослый')
  expect(bookings.personOf('Ребёнок до 12 лет', 2)).toBe('Второй ребёнок до 12 лет')
  expect(bookings.personOf('Своя лодка', 2)).toBe('Своя лодка, 2')
})

it('waits for the first people of a group instead of showing a count of zero', () => {
  expect(plain(tours.gathered(0, 4))).toBe('Ждём первых: нужно четверо')
  expect(plain(tours.gathered(0, 12))).toBe('Ждём первых: нужно 12')
  expect(plain(tours.gathered(2, 4))).toBe('Набралось 2 из 4')
})
