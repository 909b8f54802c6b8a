import type { Language } from '@okolitsa/domain/language/language.ts'
import { kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { type CsvCell, csvOf } from '@okolitsa/domain/tables/csv.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { ListKey } from '../../../platform/db/keyset.ts'
import { writeXlsx } from '../../../platform/tables/write-xlsx.ts'
import type { Deps } from '../../../services.ts'
import {
  keyOf,
  listSellerPage,
  type SellerFilters,
  type SellerOrder,
  type SellerRow,
} from '../store/seller-list.store.ts'

/** Rows of one query. */
const EXPORTED_AT_ONCE = 1_000

export interface AskedExport {
  readonly filters: SellerFilters
  readonly order: SellerOrder
  readonly format: 'xlsx' | 'csv'
  readonly language: Language
}

/** Sellers that match the filters, in the order of the list, as a file. Phones are personal data and stay out. */
export async function exportSellers(
  { database, clock }: Deps<'database' | 'clock'>,
  { filters, order, format, language }: AskedExport,
): Promise<Uint8Array> {
  const { officeSellers: text } = wordsIn(language)
  const rows: SellerRow[] = []
  let after: ListKey | null = null
  do {
    const part: SellerRow[] = await listSellerPage(database.executor, filters, {
      ...{ order, after, now: clock() },
      most: EXPORTED_AT_ONCE,
    })
    rows.push(...part)
    const last = part.at(-1)
    after = last && part.length === EXPORTED_AT_ONCE ? keyOf(last, order) : null
  } while (after !== null)
  const cells: CsvCell[][] = [
    [...text.exported],
    ...rows.map((row) => [
      row.id,
      row.title,
      row.legalName,
      text.types[row.type],
      text.kinds[row.kind],
      row.town,
      text.states[row.state],
      text.papers[row.papers],
      row.papersEndOn ?? '',
      row.goods,
      row.orders,
      toRoubles(kopecks(row.sum)),
      row.claims,
      row.lastSaleOn ?? '',
    ]),
  ]
  return format === 'csv' ? Buffer.from(csvOf(cells)) : writeXlsx(cells, text.title)
}
