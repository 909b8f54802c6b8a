import { expect, it } from 'vitest'
import { GOODS_PATH, goodsPath, goodsQueryOf } from './goods-query.ts'

it('parses its own URLs; an invalid one shows all products', () => {
  const query = { state: 'soldOut', search: 'сыр', page: 3 } as const
  expect(goodsQueryOf(new URL(goodsPath(query), 'http://shop.test').searchParams)).toEqual(query)
  expect(goodsPath(goodsQueryOf(new URLSearchParams('state=none&page=-1&search=%20')))).toBe(GOODS_PATH)
})
