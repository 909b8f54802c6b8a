import { expect, it } from 'vitest'
import { filledReply } from './ready-reply.ts'

it('the place for a name takes the first name, and leaves no comma behind when there is none', () => {
  const text = 'Здравствуйте, {имя}! Спасибо за заказ.'
  expect(filledReply(text, 'Анна К.')).toBe('Здравствуйте, Анна! Спасибо за заказ.')
  expect(filledReply(text, null)).toBe('Здравствуйте! Спасибо за заказ.')
  expect(filledReply(text, '  ')).toBe('Здравствуйте! Спасибо за заказ.')
  expect(filledReply('{имя}, добрый день. {имя}, ждём.', 'Олег')).toBe('Олег, добрый день. Олег, ждём.')
  expect(filledReply('Dear {name}, thank you', 'Ann')).toBe('Dear Ann, thank you')
})

it('what is no place for a name stays as it is written, a name with signs of a pattern too', () => {
  expect(filledReply('Цена {100} ₽', 'Анна')).toBe('Цена {100} ₽')
  expect(filledReply('{имя}!', '$&')).toBe('$&!')
})
