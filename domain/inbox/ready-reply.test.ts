import { expect, it } from 'vitest'
import { filledReply } from './ready-reply.ts'

it('replaces the placeholder by the first name, or removes it with its comma without a name', () => {
  const text = 'Здравствуйте, {имя}! Спасибо за заказ.'
  expect(filledReply(text, 'Анна К.')).toBe('Здравствуйте, Анна! Спасибо за заказ.')
  expect(filledReply(text, null)).toBe('Здравствуйте! Спасибо за заказ.')
  expect(filledReply(text, '  ')).toBe('Здравствуйте! Спасибо за заказ.')
  expect(filledReply('{имя}, добрый день. {имя}, ждём.', 'Олег')).toBe('Олег, добрый день. Олег, ждём.')
  expect(filledReply('Dear {name}, thank you', 'Ann')).toBe('Dear Ann, thank you')
})

it('leaves other braces unchanged, and accepts a name with characters of replacement patterns', () => {
  expect(filledReply('Цена {100} ₽', 'Анна')).toBe('Цена {100} ₽')
  expect(filledReply('{имя}!', '$&')).toBe('$&!')
})
