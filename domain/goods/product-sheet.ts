import { differenceOf } from '../audit/difference.ts'
import type { Made } from '../catalog/made.ts'
import type { SpecialPrice } from '../catalog/price.ts'
import type { ProductFields, StockSetting } from '../catalog/product-fields.ts'
import type { Kopecks } from '../money/money.ts'
import type { DishSheet } from './dish-sheet.ts'

/** All fields that a seller edits after creation; units never change. */
export interface ProductSheet extends Omit<ProductFields, 'slug' | 'unit' | 'isWeight' | 'image' | 'hue'> {
  /** Price of one sale step. */
  readonly price: Kopecks
  readonly specialPrices: readonly SpecialPrice[]
  readonly categoryId: number
  readonly furtherCategoryIds: readonly number[]
  readonly made: Made | null
  readonly isOnSale: boolean
  readonly stock: StockSetting
  /** Fields of a dish; null = not a dish. */
  readonly dish: DishSheet | null
}

export type SheetChange = { readonly [K in keyof ProductSheet]?: ProductSheet[K] | undefined }

/** Names of the fields of `asked` that differ from the sheet. */
export function differingFields(sheet: ProductSheet, asked: SheetChange): (keyof ProductSheet)[] {
  const named = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  const held = Object.fromEntries(Object.keys(named).map((key) => [key, sheet[key as keyof ProductSheet]]))
  return Object.keys(differenceOf(held, named)?.after ?? {}) as (keyof ProductSheet)[]
}

/** The fields of `asked` that differ from the sheet. */
export function realChange(sheet: ProductSheet, asked: SheetChange): SheetChange {
  return Object.fromEntries(differingFields(sheet, asked).map((key) => [key, asked[key]]))
}
