import { expect, it } from 'vitest'
import { offersFor, type ShortOf } from './offers.ts'

const goods = (id: number, price: number, isWeight = false) => ({
  ...{ id, price, isWeight, title: `Goods ${id}` },
  ...(isWeight ? { unit: 'г', measure: 300 } : { unit: 'шт', measure: 1 }),
})
const yoghurt: ShortOf = { productId: 1, need: 2, sum: 200, rule: 'ask' }
const similar = [goods(1, 100), goods(2, 150), goods(3, 95), goods(4, 60, true)]
const others = [goods(3, 95), goods(5, 100)]
const brief = (short: ShortOf, most?: number) =>
  offersFor(short, { similar, others }, most).map(({ product, quantity, sum }) => [product.id, quantity, sum])

it('puts products of the category first, and matches weighed ones by sum', () => {
  expect(brief(yoghurt)).toEqual([
    [3, 2, 190],
    [4, 3, 180],
    [2, 2, 300],
  ])
})

it('offers other products of the seller when the category has no more', () => {
  expect(brief({ ...yoghurt, rule: 'same_farm' }, 9).map(([id]) => id)).toEqual([3, 4, 2, 5])
  expect(offersFor(yoghurt, { similar: [], others }).map(({ product }) => product.id)).toEqual([5, 3])
})

it('offers only the same category within the price limit when the customer wants a similar product', () => {
  expect(brief({ ...yoghurt, rule: 'same_category' }).map(([id]) => id)).toEqual([3, 4])
})

it('allows a replacement that is dearer by exactly the limit and not by a kopeck more', () => {
  const line: ShortOf = { productId: 1, need: 3, sum: 102, rule: 'same_category' }
  const offered = (price: number) => offersFor(line, { similar: [goods(2, price)], others: [] })
  expect(offered(39.1)).toEqual([{ product: goods(2, 39.1), quantity: 3, sum: 117.3 }])
  expect(offered(39.11)).toEqual([])
  // the limit is rounded down to a kopeck, as the server does
  expect(offersFor({ ...line, need: 1, sum: 102.01 }, { similar: [goods(2, 117.32)], others: [] })).toEqual([])
  expect(offersFor({ ...line, need: 1, sum: 102.01 }, { similar: [goods(2, 117.31)], others: [] })).toHaveLength(1)
})

it('offers no replacement when the customer wants none', () => {
  expect(brief({ ...yoghurt, rule: 'none' })).toEqual([])
})
