import type { AttributeKey } from '../catalog/attributes.ts'
import type { Unit } from '../catalog/unit.ts'
import { cutText } from '../text/cut-text.ts'
import { ATTRIBUTE_COLUMNS, type AttributeCells } from './attribute-columns.ts'

/** What a file of goods may say of a product, in the order in which it is written. */
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

/** A product as a file knows it: money in kopecks, stock in base units or sale steps (null = unlimited). */
export interface GoodsRecord extends AttributeCells {
  readonly sku: string
  readonly title: string
  /** Its id. */
  readonly category: number
  readonly price: number
  /** That of today or the next one; null = none. */
  readonly specialPrice: number | null
  readonly stock: number | null
  readonly unit: Unit
  readonly measure: number
  readonly isWeight: boolean
  /** Sale steps of one order; null = as many as there are. */
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
  /** Days of the week on which it is made, 1 = Monday; null = it has no such days. */
  readonly madeOn: readonly number[] | null
  /** Orders are taken before this minute of the day. */
  readonly orderedBy: number | null
  /** So many days before it is made. */
  readonly daysBefore: number | null
}
/** Columns that hold something of a product; its number only says which one is meant. */
export type RecordColumn = keyof GoodsRecord
export const RECORD_COLUMNS = GOODS_COLUMNS.filter((column): column is RecordColumn => column !== 'number')

/** The words a file is written in. */
export interface FileWords {
  readonly headings: Readonly<Record<GoodsColumn, string>>
  readonly yes: string
  readonly no: string
  /** Stock that is not counted. */
  readonly unlimited: string
  readonly noVat: string
  readonly decimalMark: string
  /** Short names from Monday. */
  readonly weekdays: readonly string[]
  /** An option of an attribute as it is said. */
  readonly option: (key: AttributeKey, value: string) => string
}

/** Everything a file may be written in; all in small letters. */
export interface ReadingWords {
  /** A heading as `plainHeading` leaves it → its column. */
  readonly headings: ReadonlyMap<string, GoodsColumn>
  readonly yes: ReadonlySet<string>
  readonly no: ReadonlySet<string>
  readonly unlimited: ReadonlySet<string>
  readonly noVat: ReadonlySet<string>
  readonly currency: ReadonlySet<string>
  /** A name of a day, or of several: 1 = Monday. */
  readonly weekdays: ReadonlyMap<string, readonly number[]>
  /** Words between days that say nothing. */
  readonly joining: ReadonlySet<string>
  /** Words before the first day of a range. */
  readonly rangeFrom: ReadonlySet<string>
  /** Words before the last one; some of them join days as well. */
  readonly rangeTo: ReadonlySet<string>
  /** Options of an attribute as they are said → as they are kept. */
  readonly options: ReadonlyMap<AttributeKey, ReadonlyMap<string, string>>
  /** A unit as people write it → the unit of the shop, and how many of them it is. */
  readonly units: ReadonlyMap<string, { readonly unit: Unit; readonly times: number }>
}

/** A heading without what differs by accident: case, units after a comma or in brackets, points and spaces. */
export const plainHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll('\u0451', '\u0435')
    .replace(/[,(:].*$/s, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export interface FileHeadings {
  /** The place of a column in the file; the first one counts. */
  readonly places: ReadonlyMap<GoodsColumn, number>
  /** Headings that say nothing to the shop, or say what another one has said. */
  readonly unknown: readonly string[]
}

/** What the columns of a file are, by its first row. */
export function headingsOf(row: readonly string[], words: Pick<ReadingWords, 'headings'>): FileHeadings {
  const places = new Map<GoodsColumn, number>()
  const unknown: string[] = []
  for (const [index, heading] of row.entries()) {
    if (heading.trim() === '') continue
    // a sign alone numbers the rows of a printed list, not the goods
    const column = words.headings.get(plainHeading(heading) || heading)
    if (column === undefined || places.has(column)) unknown.push(cutText(heading.trim(), 100))
    else places.set(column, index)
  }
  return { places, unknown }
}
