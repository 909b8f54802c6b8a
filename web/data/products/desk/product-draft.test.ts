import type { ProductForm } from '@okolitsa/contracts/products/goods-product.ts'
import { describe, expect, it } from 'vitest'
import { draftOf, readEdits } from './product-draft.ts'

const form: ProductForm = {
  title: 'Сыр',
  sku: 'A-1',
  description: '',
  composition: 'молоко',
  shelfLife: '',
  storage: '',
  nutrition: { kcal: 350.5, protein: 24, fat: 28, carbs: 0 },
  allergens: ['молоко', 'орехи'],
  vat: null,
  measure: 300,
  maxSaleQuantity: null,
  productionSchedule: null,
  attributes: {},
  price: 645.5,
  specialPrices: [{ price: 600, from: '2026-11-01', to: null }],
  categoryId: 11,
  furtherCategoryIds: [],
  made: null,
  dish: null,
  isOnSale: true,
  stock: { kind: 'counted', onHand: 8_400 },
}
const cheese = { form, isWeight: true }

describe('the form of a product', () => {
  it('shows weighed products in kilograms, and no change without edits', () => {
    const draft = draftOf(cheese)
    expect(draft).toMatchObject({ price: '2151,67', stock: { onHand: '8,4' }, allergens: 'молоко, орехи', vat: '' })
    expect(readEdits(cheese, draft)).toEqual({ change: {}, mistakes: {} })
    expect(readEdits(cheese, { price: '2 151,67', allergens: 'молоко,орехи,' })).toEqual({ change: {}, mistakes: {} })
  })
  it('parses typed values', () => {
    const edits = {
      price: '1 370',
      stock: { kind: 'harvest', onHand: '0,35', readyOn: '2026-12-01' },
      nutrition: { kcal: '', protein: '', fat: '', carbs: '' },
      made: { how: 'milked', on: '2026-11-20' },
      vat: '10',
      maxSaleQuantity: '4',
      specialPrices: [],
    } as const
    expect(readEdits(cheese, edits).change).toEqual({
      price: 411,
      stock: { kind: 'harvest', onHand: 350, readyOn: '2026-12-01' },
      nutrition: null,
      made: { how: 'milked', on: '2026-11-20' },
      vat: 10,
      maxSaleQuantity: 4,
      specialPrices: [],
    })
  })
  it('keeps the price of a kilogram when the portion changes', () => {
    const ham = {
      form: { ...form, measure: 500, price: 685, specialPrices: [{ price: 600, from: null, to: null }] },
      isWeight: true,
    }
    expect(draftOf(ham)).toMatchObject({ price: '1370', specialPrices: [{ price: '1200' }] })
    expect(readEdits(ham, { measure: '300' }).change).toEqual({
      measure: 300,
      price: 411,
      specialPrices: [{ price: 360, from: null, to: null }],
    })
    expect(readEdits(ham, { measure: '300', price: '1 400' }).change).toMatchObject({ measure: 300, price: 420 })
    expect(readEdits({ ...ham, isWeight: false }, { measure: '300' }).change).toEqual({ measure: 300 })
  })
  it('reports invalid values and sends no change', () => {
    const { change, mistakes } = readEdits(cheese, {
      title: ' ',
      price: 'даром',
      measure: '0',
      stock: { kind: 'counted', onHand: '1,0005', readyOn: '' },
      made: { how: 'baked', on: '' },
      specialPrices: [{ price: '', from: '', to: '' }],
    })
    expect(change).toEqual({})
    expect(Object.keys(mistakes)).toEqual(['title', 'price', 'measure', 'stock', 'made', 'specialPrices'])
  })
})
