import { expect, it } from 'vitest'
import { historyPath, historyProductOf, STOCK_PATH, stockPath, stockQueryOf } from './stock-query.ts'

const paramsOf = (path: string) => new URL(path, 'http://shop.test').searchParams

it('parses its own URLs; an invalid one shows all products', () => {
  const query = { state: 'soldOut', search: 'сыр', page: 3 } as const
  expect(stockQueryOf(paramsOf(stockPath(query)))).toEqual(query)
  expect(stockPath(stockQueryOf(new URLSearchParams('state=none&page=-1&search=%20')))).toBe(STOCK_PATH)
  expect(historyProductOf(paramsOf(historyPath(17)))).toBe(17)
  expect(
    ['', 'product=0', 'product=x', 'product=99999999999'].map((one) => historyProductOf(new URLSearchParams(one))),
  ).toEqual([null, null, null, null])
})
