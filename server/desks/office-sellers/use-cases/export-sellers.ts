import { MAX_EXPORTED_SELLERS } from '@okolitsa/contracts/sellers/office-sellers.endpoints.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { type CsvCell, csvOf } from '@okolitsa/domain/tables/csv.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { writeXlsx } from '../../../platform/tables/write-xlsx.ts'
import type { Deps } from '../../../services.ts'
import { listSellerPage, type SellerFilters, type SellerOrder } from '../store/seller-list.store.ts'

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
  const rows = await listSellerPage(database.executor, filters, {
    order,
    after: null,
    most: MAX_EXPORTED_SELLERS,
    now: clock(),
  })
  const cells: CsvCell[][] = [
    [...text.exported],
    ...rows.map((row) => [
      row.id,
      row.title,
      row.legalName,
      text.types[row.type],
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
