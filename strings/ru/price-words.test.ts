import { expect, it } from 'vitest'
import { pricedPhrase } from './price-words.ts'

it.each([
  ['сыр до 500', 'сыр', null, 50_000],
  ['сыр козий не дороже 1 000 ₽', 'сыр козий', null, 100_000],
  ['Мёд дешевле 499,90 руб.', 'мед', null, 49_990],
  ['мясо от 300 до 500 рублей', 'мясо', 30_000, 50_000],
  ['сыр 300-500 р', 'сыр', 30_000, 50_000],
  ['до 700 икра', 'икра', null, 70_000],
  ['рыба за 400 рублей', 'рыба', null, 40_000],
  ['сыр не дешевле 900', 'сыр', 90_000, null],
  ['мёд 500 г до 800', 'мед 500 г', null, 80_000],
])('%s', (phrase, rest, from, to) => {
  expect(pricedPhrase(phrase)).toMatchObject({ rest, price: { from, to } })
})

it.each([
  'сыр',
  'молоко до 3,2 %',
  'мёд до 500 г',
  'сыр от 6 месяцев',
  'еда от 3 лет',
  'молоко 3,2',
  'яйца 10',
  'до 500',
  'сыр до завтра',
  'что-нибудь к чаю',
])('finds no price in «%s»', (phrase) => {
  expect(pricedPhrase(phrase)).toBeNull()
})

it('words the price as the customer did', () => {
  expect(pricedPhrase('сыр от 300 до 500')?.title.replace(/\u00A0/g, ' ')).toBe('от 300 ₽ до 500 ₽')
})
