import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { type CsvCell, csvOf } from '@okolitsa/domain/tables/csv.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { ListKey } from '../../../../platform/db/keyset.ts'
import { writeXlsx } from '../../../../platform/tables/write-xlsx.ts'
import {
  type GoodsOrder,
  keyOf,
  listOfficeGoods,
  type OfficeGoodsFilters,
  type OfficeGoodsListRow,
} from '../store/office-goods.store.ts'

/** Rows of one query. */
const EXPORTED_AT_ONCE = 1_000
/** Maximum rows of a file. */
const MOST_EXPORTED = 100_000

/** Goods that match the filters, in the order of the list, as a file. */
export async function exportOfficeGoods(
  executor: Executor,
  scope: StaffScope,
  filters: OfficeGoodsFilters,
  { order, format, language }: { order: GoodsOrder; format: 'xlsx' | 'csv'; language: Language },
): Promise<Uint8Array> {
  const { officeGoods: text } = wordsIn(language)
  const rows: OfficeGoodsListRow[] = []
  let after: ListKey | null = null
  do {
    const part: OfficeGoodsListRow[] = await listOfficeGoods(executor, scope, filters, {
      ...{ order, after },
      most: EXPORTED_AT_ONCE,
    })
    rows.push(...part)
    const last = part.at(-1)
    after = last && part.length === EXPORTED_AT_ONCE && rows.length < MOST_EXPORTED ? keyOf(last) : null
  } while (after !== null)
  const cells: CsvCell[][] = [
    [...text.exported],
    ...rows.map(({ id, title, sku, sellerTitle, category, price, sale, check }) => [
      ...[id, title, sku, sellerTitle, category, toRoubles(price)],
      ...[text.sales[sale], text.checks[check]],
    ]),
  ]
  return format === 'csv' ? Buffer.from(csvOf(cells)) : writeXlsx(cells, text.title)
}
