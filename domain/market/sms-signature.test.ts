import { expect, it } from 'vitest'
import { signedSms } from './sms-signature.ts'

const END = '\n@okolitsa.ru #1234'

it('signs a message with the short name', () => {
  expect(signedSms('Код: 1234.', 'Утро', END)).toBe(`Код: 1234. Утро${END}`)
  expect(signedSms('Код: 1234.', 'Фермерский рынок Заречья', END)).toBe(`Код: 1234. Фермерский${END}`)
})

it.each([
  ['in Cyrillic', 'Код для входа: 1234. Никому не сообщайте.', 'Яшьлек авылы'],
  ['that a Cyrillic name would turn into Unicode', `Your code: 1234. ${'Tell nobody. '.repeat(3)}`, 'Яңа авыл'],
])('leaves out a name that makes two parts of a message %s', (_, text, name) => {
  expect(signedSms(text, name, END)).toBe(text + END)
})

it('signs a message of several parts', () => {
  expect(signedSms('Ы'.repeat(80), 'Утро')).toBe(`${'Ы'.repeat(80)} Утро`)
})

it('counts 160 characters for Latin letters', () => {
  const text = 'a'.repeat(100)
  expect(signedSms(text, 'Green')).toBe(`${text} Green`)
})
