import type { GoodsItem } from '@okolitsa/contracts/goods/goods.ts'
import { expect, it } from 'vitest'
import { farPricesOf } from './far-price.ts'

const ham: GoodsItem = {
  id: 1,
  title: 'Окорок',
  slug: 'okorok',
  imageUrl: '',
  hue: 0,
  unit: 'г',
  measure: 500,
  isWeight: true,
  category: 'Мясо',
  categoryId: 1,
  state: 'onSale',
  price: 685,
  onHand: 1_000,
  promised: 0,
  isLow: false,
  readyOn: null,
  sold: 0,
}
const eggs: GoodsItem = { ...ham, id: 2, title: 'Яйца', unit: 'шт', measure: 10, isWeight: false, price: 290 }

it('names the prices of a list that change beyond twice, of a kilogram where goods are weighed', () => {
  const changes = [
    { id: 1, price: 1_371 },
    { id: 2, price: 580 },
  ]
  expect(farPricesOf([ham, eggs], changes)).toEqual([{ title: 'Окорок', before: 1_370, after: 2_742, unit: 'г' }])
  expect(farPricesOf([ham, eggs], [{ id: 2, price: 2_900 }])).toEqual([
    { title: 'Яйца', before: 290, after: 2_900, unit: null },
  ])
  expect(farPricesOf([ham, eggs], [{ id: 2, onHand: 1 }])).toEqual([])
})
