import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { sidesOf, undoOf } from './product-history.ts'
import { differingFields, type ProductSheet } from './product-sheet.ts'

const sheet: ProductSheet = {
  title: 'Сыр',
  sku: 'A-1',
  description: '',
  composition: '',
  shelfLife: '',
  storage: '',
  nutrition: null,
  allergens: [],
  vat: null,
  measure: 300,
  maxSaleQuantity: null,
  productionSchedule: null,
  attributes: {},
  price: kopecks(70_000),
  specialPrices: [],
  categoryId: 11,
  furtherCategoryIds: [],
  made: null,
  dish: null,
  isOnSale: false,
  stock: { kind: 'harvest', onHand: 9, readyOn: '2026-12-01' },
}
const trace = (action: string, before: object | null, after: object | null, entity = 'product') =>
  ({ action, entity, before, after }) as Parameters<typeof undoOf>[0]

describe('the history of a product', () => {
  it('reverts to the earlier values of changed fields', () => {
    const price = undoOf(trace('setPrice', { price: 64_550 }, { price: 70_000 }), sheet)
    expect(price).toEqual({ change: { price: 64_550 }, seen: { price: 70_000 } })
    expect(differingFields(sheet, price?.seen ?? {})).toEqual([])
    expect(undoOf(trace('disableProduct', { isEnabled: true }, { isEnabled: false }), sheet)).toEqual({
      change: { isOnSale: true },
      seen: { isOnSale: false },
    })
  })
  it('reverts only the changed stock fields', () => {
    const amount = trace('setStock', { onHand: 5 }, { onHand: 9 }, 'stock')
    expect(undoOf(amount, sheet)).toEqual({
      change: { stock: { kind: 'harvest', onHand: 5, readyOn: '2026-12-01' } },
      seen: { stock: sheet.stock },
    })
    const kind = trace(
      'setStock',
      { kind: 'counted', readyOn: null },
      { kind: 'harvest', readyOn: '2026-12-01' },
      'stock',
    )
    expect(undoOf(kind, sheet)?.change).toEqual({ stock: { kind: 'counted', onHand: 9 } })
  })
  it('offers no revert of creation, archiving, pictures and stock receipts', () => {
    for (const one of [
      trace('createProduct', null, { title: 'Сыр' }),
      trace('archiveProduct', { isArchived: false, isEnabled: true }, { isArchived: true, isEnabled: false }),
      trace('changePictures', { pictures: [] }, { pictures: [{}] }),
      trace('addStock', { onHand: 5 }, { onHand: 9 }, 'stock'),
    ])
      expect(undoOf(one, sheet)).toBeNull()
  })
  it('lists only fields of the form', () => {
    expect(sidesOf(trace('changeProduct', { title: 'A', slug: 'a' }, { title: 'B', slug: 'b' }))).toEqual({
      before: { title: 'A' },
      after: { title: 'B' },
    })
    expect(sidesOf(trace('createProduct', null, { title: 'Сыр' }))).toEqual({ before: {}, after: {} })
  })
})
