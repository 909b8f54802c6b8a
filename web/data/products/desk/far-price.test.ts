import type { GoodsItem } from '@okolitsa/contracts/products/goods.ts'
import type { ProductForm } from '@okolitsa/contracts/products/goods-product.ts'
import { expect, it } from 'vitest'
import { farPricesOf, farPricesOfForm } from './far-price.ts'

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
  check: null,
  price: 685,
  onHand: 1_000,
  promised: 0,
  isLow: false,
  readyOn: null,
  sold: 0,
}
const eggs: GoodsItem = { ...ham, id: 2, title: 'Яйца', unit: 'шт', measure: 10, isWeight: false, price: 290 }

it('finds prices of a list that change more than twofold, per kilogram for weighed products', () => {
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

it('finds the changed price and discounts of a form, except values that follow from a new portion', () => {
  const specialPrices = [{ price: 600, from: null, to: null }]
  const product = {
    unit: 'г',
    isWeight: true,
    form: { title: 'Окорок', measure: 500, price: 685, specialPrices } as ProductForm,
  } as const
  expect(
    farPricesOfForm(product, {
      measure: 100,
      price: 137,
      specialPrices: [{ price: 120, from: null, to: null }],
    }),
  ).toEqual([])
  expect(farPricesOfForm(product, { price: 6_850 })).toMatchObject([
    { title: 'Окорок', before: 1_370, after: 13_700 },
    {},
  ])
  expect(farPricesOfForm(product, { specialPrices: [{ price: 60, from: null, to: null }] })).toMatchObject([
    { before: 1_370, after: 120 },
  ])
})
