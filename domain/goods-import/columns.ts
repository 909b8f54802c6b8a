import type { AttributeKey } from '../catalog/attributes.ts'
import type { Unit } from '../catalog/unit.ts'
import type { SheetWords } from '../tables/heading-row.ts'
import { ATTRIBUTE_COLUMNS, type AttributeCells } from './attribute-columns.ts'

/** Columns of a product file, in the order of writing. */
export const GOODS_COLUMNS = [
  'number',
  'sku',
  'title',
  'category',
  'price',
  'specialPrice',
  'stock',
  'unit',
  'measure',
  'isWeight',
  'maxSaleQuantity',
  'isOnSale',
  'description',
  'composition',
  'shelfLife',
  'storage',
  'allergens',
  'vat',
  'kcal',
  'protein',
  'fat',
  'carbs',
  'madeOn',
  'orderedBy',
  'daysBefore',
  ...ATTRIBUTE_COLUMNS,
] as const
export type GoodsColumn = (typeof GOODS_COLUMNS)[number]

/** A product as in a file: money in kopecks, stock in base units or sale steps (null = unlimited). */
export interface GoodsRecord extends AttributeCells {
  readonly sku: string
  readonly title: string
  /** Category id. */
  readonly category: number
  readonly price: number
  /** Current or next special price; null = none. */
  readonly specialPrice: number | null
  readonly stock: number | null
  readonly unit: Unit
  readonly measure: number
  readonly isWeight: boolean
  /** Maximum sale steps of one order; null = unlimited. */
  readonly maxSaleQuantity: number | null
  readonly isOnSale: boolean
  readonly description: string
  readonly composition: string
  readonly shelfLife: string
  readonly storage: string
  readonly allergens: readonly string[]
  readonly vat: number | null
  readonly kcal: number | null
  readonly protein: number | null
  readonly fat: number | null
  readonly carbs: number | null
  /** Production days, 1 = Monday; null = none. */
  readonly madeOn: readonly number[] | null
  /** Cutoff of orders as a minute of the day. */
  readonly orderedBy: number | null
  /** Days between the cutoff and production. */
  readonly daysBefore: number | null
}
/** Columns of product fields; the number only identifies the product. */
export type RecordColumn = keyof GoodsRecord
export const RECORD_COLUMNS = GOODS_COLUMNS.filter((column): column is RecordColumn => column !== 'number')

/** Texts used for writing a file. */
export interface FileWords {
  readonly headings: Readonly<Record<GoodsColumn, string>>
  readonly yes: string
  readonly no: string
  /** Text for unlimited stock. */
  readonly unlimited: string
  readonly noVat: string
  readonly decimalMark: string
  /** Short names of weekdays from Monday. */
  readonly weekdays: readonly string[]
  /** Name of an attribute's option. */
  readonly option: (key: AttributeKey, value: string) => string
}

/** Columns that identify a product. */
export const GOODS_KEYS = ['number', 'sku', 'title'] as const satisfies readonly GoodsColumn[]

/** Texts accepted when reading a file, in lower case. */
export interface ReadingWords extends SheetWords<GoodsColumn> {
  readonly yes: ReadonlySet<string>
  readonly no: ReadonlySet<string>
  readonly unlimited: ReadonlySet<string>
  readonly noVat: ReadonlySet<string>
  readonly currency: ReadonlySet<string>
  /** Names of single days or of several days; 1 = Monday. */
  readonly weekdays: ReadonlyMap<string, readonly number[]>
  /** Words that join days. */
  readonly joining: ReadonlySet<string>
  /** Words before the first day of a range. */
  readonly rangeFrom: ReadonlySet<string>
  /** Words before the last day of a range; some of them join days as well. */
  readonly rangeTo: ReadonlySet<string>
  /** Stored option by its name. */
  readonly options: ReadonlyMap<AttributeKey, ReadonlyMap<string, string>>
  /** Shop unit and factor by the typed unit. */
  readonly units: ReadonlyMap<string, { readonly unit: Unit; readonly times: number }>
}
