import { expect, it } from 'vitest'
import { noMore } from './no-more.ts'

const milk = { measure: 1_000, unit: 'мл', isWeight: false }
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

it('names the stock in the units of the product', () => {
  expect(noMore(milk, 11, 12)).toEqual({})
  expect(noMore(milk, 12, null)).toEqual({})
  expect(plain(noMore(milk, 12, 12).noMoreNote)).toBe('осталось 12 шт.')
  expect(plain(noMore({ measure: 500, unit: 'г', isWeight: true }, 3, 3).noMoreText)).toBe(
    'Больше нет: осталось 1,5 кг',
  )
})

it('names the limit of one order when it is reached first', () => {
  expect(plain(noMore(milk, 3, 12, 3).noMoreNote)).toBe('не больше 3')
  expect(plain(noMore(milk, 3, null, 3).noMoreNote)).toBe('не больше 3')
  expect(plain(noMore(milk, 2, 2, 3).noMoreNote)).toBe('осталось 2 шт.')
})
