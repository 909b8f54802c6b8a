import type { ProductChange, ProductPast } from '@okolitsa/contracts/products/goods-history.ts'
import type { GoodsProduct, ProductForm } from '@okolitsa/contracts/products/goods-product.ts'
import type { ProductSheet, SheetChange } from '@okolitsa/domain/goods/product-sheet.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { fromRoubles, toRoubles } from '@okolitsa/domain/money/money.ts'
import { type GoodsProductRow, sheetOf } from '../store/goods-product.store.ts'
import type { HistoryRow } from '../use-cases/goods-history.ts'
import { presentDishSheet, readDishSheet } from './present-dish-sheet.ts'

const PREVIEW = { width: 144, height: 144 }

/** A product's fields on the wire, with amounts in roubles. */
export const presentSheet = ({
  price,
  specialPrices,
  allergens,
  furtherCategoryIds,
  productionSchedule,
  dish,
  ...sheet
}: ProductSheet) => ({
  ...sheet,
  productionSchedule: productionSchedule && { ...productionSchedule, weekdays: [...productionSchedule.weekdays] },
  dish: dish && presentDishSheet(dish),
  price: toRoubles(price),
  specialPrices: specialPrices.map((special) => ({ ...special, price: toRoubles(special.price) })),
  allergens: [...allergens],
  furtherCategoryIds: [...furtherCategoryIds],
})

/** Submitted fields with amounts in kopecks. */
export function readSheet({
  price,
  specialPrices,
  furtherCategoryIds,
  dish,
  ...form
}: { readonly [K in keyof ProductForm]?: ProductForm[K] | undefined }): SheetChange {
  return {
    ...form,
    ...(dish !== undefined && { dish: dish && readDishSheet(dish) }),
    ...(price !== undefined && { price: fromRoubles(price) }),
    ...(specialPrices && {
      specialPrices: specialPrices.map((special) => ({ ...special, price: fromRoubles(special.price) })),
    }),
    // sorted, so that equal lists of categories are recognized as equal
    ...(furtherCategoryIds && { furtherCategoryIds: furtherCategoryIds.toSorted((a, b) => a - b) }),
  }
}

export const presentGoodsProduct = (row: GoodsProductRow): GoodsProduct => ({
  id: row.id,
  slug: row.slug,
  organizationId: row.organizationId,
  unit: row.unit,
  isWeight: row.isWeight,
  imageUrl: imageUrl(row.image, PREVIEW),
  hue: row.hue,
  promised: row.promised,
  isArchived: row.isArchived,
  check: row.check,
  form: presentSheet(sheetOf(row)),
})

const ACTIONS: Readonly<Record<string, ProductChange['what']>> = {
  createProduct: 'created',
  changePictures: 'pictures',
}

/** One change of a product, amounts in roubles. */
export const presentChange = ({ entry, before, after, who, canUndo }: HistoryRow): ProductChange => ({
  id: entry.id,
  at: entry.at.toISOString(),
  who,
  what: ACTIONS[entry.action] ?? (entry.entity === 'stock' ? 'stock' : 'changed'),
  before: presentPast(before),
  after: presentPast(after),
  canUndo,
})

function presentPast({
  price,
  specialPrices,
  allergens,
  furtherCategoryIds,
  productionSchedule,
  dish,
  ...past
}: HistoryRow['before']): ProductPast {
  return {
    ...past,
    ...(productionSchedule !== undefined && {
      productionSchedule: productionSchedule && { ...productionSchedule, weekdays: [...productionSchedule.weekdays] },
    }),
    ...(dish && { dish: presentDishSheet(dish) }),
    ...(price !== undefined && { price: toRoubles(price) }),
    ...(specialPrices && {
      specialPrices: specialPrices.map((special) => ({ ...special, price: toRoubles(special.price) })),
    }),
    ...(allergens && { allergens: [...allergens] }),
    ...(furtherCategoryIds && { furtherCategoryIds: [...furtherCategoryIds] }),
  }
}
