import type { StockSetting } from '@okolitsa/domain/catalog/product-fields.ts'
import { ATTRIBUTE_COLUMNS } from '@okolitsa/domain/goods-import/attribute-columns.ts'
import type { GoodsRecord, RecordColumn } from '@okolitsa/domain/goods-import/columns.ts'
import { productSlug } from '@okolitsa/domain/goods-import/product-address.ts'
import { BLANK_RECORD, fieldsOf, isSameValue, type RowChanges } from '@okolitsa/domain/goods-import/row-outcome.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { latinOf } from '@okolitsa/strings/ru/romanization.ts'
import type { NewProduct, ProductChange } from '../../ports.ts'
import type { KnownProduct } from '../store/known-goods.store.ts'

const FIELD_COLUMNS = [
  'sku',
  'title',
  'description',
  'composition',
  'shelfLife',
  'storage',
  'allergens',
  'vat',
  'measure',
  'maxSaleQuantity',
] as const
/** Fields composed of several columns. */
const MADE_FIELDS = [
  ['nutrition', ['kcal', 'protein', 'fat', 'carbs']],
  ['productionSchedule', ['madeOn', 'orderedBy', 'daysBefore']],
  ['attributes', ATTRIBUTE_COLUMNS],
] as const

const specialsOf = (price: number | null, days: KnownProduct['special']) =>
  price === null ? [] : [{ price: kopecks(price), from: days?.from ?? null, to: days?.to ?? null }]

function stockOf(onHand: number | null, readyOn: string | null): StockSetting {
  if (onHand === null) return { kind: 'unlimited' }
  return readyOn === null ? { kind: 'counted', onHand } : { kind: 'harvest', onHand, readyOn }
}

/**
 * The change of a product by a row. `stale` = the product has changed since the file was read, so the effect differs
 * from the confirmed one.
 */
export function changeOfRow(changes: RowChanges, now: KnownProduct): ProductChange | 'stale' {
  const asked = Object.entries(changes) as [RecordColumn, NonNullable<RowChanges[RecordColumn]>][]
  const left = asked.filter(([column, { after }]) => !isSameValue(now.record[column], after))
  if (left.some(([column, { before }]) => !isSameValue(now.record[column], before))) return 'stale'
  const columns = new Set(left.map(([column]) => column))
  const after = { ...now.record, ...Object.fromEntries(left.map(([column, { after: value }]) => [column, value])) }
  const nextFields = fieldsOf(after as GoodsRecord)
  const fields = Object.fromEntries([
    ...FIELD_COLUMNS.filter((column) => columns.has(column)).map((column) => [column, nextFields[column]] as const),
    ...MADE_FIELDS.filter(([, parts]) => parts.some((column) => columns.has(column))).map(
      ([field]) => [field, nextFields[field]] as const,
    ),
  ])
  return {
    productId: now.id,
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(columns.has('price') && { price: kopecks(after.price) }),
    ...(columns.has('specialPrice') && { specialPrices: specialsOf(after.specialPrice, now.special) }),
    ...(columns.has('stock') && { stock: stockOf(after.stock, now.readyOn) }),
    ...(columns.has('category') && { categoryId: after.category }),
    ...(columns.has('isOnSale') && { isEnabled: after.isOnSale }),
  }
}

/**
 * A new product from its row. Its slug, and a missing article number, are derived from the import and the row, so that
 * a repeated run creates an equal product. It uses the picture of its category until it has photos.
 */
export function productOfRow(
  changes: RowChanges,
  of: {
    readonly organizationId: number
    readonly importId: number
    readonly row: number
    readonly imageOf: (categoryId: number) => string
  },
): NewProduct {
  const record: GoodsRecord = {
    ...BLANK_RECORD,
    ...Object.fromEntries(Object.entries(changes).map(([column, { after }]) => [column, after])),
  }
  const suffix = `i${of.importId}-${of.row}`
  return {
    organizationId: of.organizationId,
    categoryId: record.category,
    furtherCategoryIds: [],
    fields: {
      ...fieldsOf(record),
      sku: record.sku || suffix,
      slug: productSlug(record.title, latinOf, suffix),
      image: of.imageOf(record.category),
    },
    price: kopecks(record.price),
    specialPrices: specialsOf(record.specialPrice, null),
    stock: stockOf(record.stock, null),
    isEnabled: record.isOnSale,
  }
}
