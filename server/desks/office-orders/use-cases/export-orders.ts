import type { Office } from '@okolitsa/domain/identity/actor.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { MAX_EXPORTED_ORDERS } from '@okolitsa/domain/office/order-views.ts'
import { type CsvCell, csvOf } from '@okolitsa/domain/tables/csv.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { writeXlsx } from '../../../platform/tables/write-xlsx.ts'
import type { OfficeOrderListRow } from '../store/order-list.store.ts'
import { type AskedOrders, type ListDeps, listOrdersOfOffice } from './list-office-orders.ts'

/** Rows of one query. */
const EXPORTED_AT_ONCE = 1_000

/** Orders that match the filters, in the order of the list, as a file. Names are personal data and stay out. */
export async function exportOfficeOrders(
  deps: ListDeps,
  actor: Office,
  asked: Omit<AskedOrders, 'after'>,
  { format, language }: { readonly format: 'xlsx' | 'csv'; readonly language: Language },
): Promise<Uint8Array> {
  const { officeOrderList: text, orders: words } = wordsIn(language)
  const rows: OfficeOrderListRow[] = []
  let after: number | null = null
  do {
    const part = await listOrdersOfOffice(deps, actor, { ...asked, after }, EXPORTED_AT_ONCE)
    rows.push(...part.rows)
    after = part.next
  } while (after !== null && rows.length < MAX_EXPORTED_ORDERS)
  const cells: CsvCell[][] = [
    [...text.exported],
    ...rows.map((row) => [
      row.id,
      row.placedAt.toISOString(),
      row.sellerTitle,
      words.statusOf(row.state, row.isDinner),
      words.paymentStatuses[row.paymentStatus],
      toRoubles(row.totalSum),
      row.deliveryDate,
      row.ownerName ?? '',
    ]),
  ]
  return format === 'csv' ? Buffer.from(csvOf(cells)) : writeXlsx(cells, text.title)
}
