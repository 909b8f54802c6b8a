import { MAX_EXPORTED_ORDERS } from '@okolitsa/contracts/orders/order-queue.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { slotOfRow } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { waitsForDay } from '@okolitsa/domain/orders/waits-for-day.ts'
import { counterMoneyOf } from '@okolitsa/domain/payments/counter-money.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import { writeXlsx } from '../../../../platform/tables/write-xlsx.ts'
import { listOrders, type OrderListQuery, type OrderListRow } from '../store/order-list.ts'

/** Rows per query, which is the maximum page of the list. */
const PART = 100

/** Writes the orders of a list to a spreadsheet, `MAX_EXPORTED_ORDERS` at most, without phones. */
export async function exportOrders(
  executor: Executor,
  scope: StaffScope,
  asked: Omit<OrderListQuery, 'limit' | 'offset' | 'neighbour'> & {
    readonly language: Language
    /** True = the orders belong to several sellers, so the sheet has a column for them. */
  },
): Promise<Uint8Array> {
  const rows: OrderListRow[] = []
  for (let isFull = true; isFull && rows.length < MAX_EXPORTED_ORDERS; ) {
    const part = await listOrders(executor, scope, { ...asked, limit: PART, offset: rows.length, neighbour: null })
    rows.push(...part)
    isFull = part.length === PART
  }
  const { orders, orderTable: words } = wordsIn(asked.language)
  const columns = words.columns
  const headings = [
    ...[columns.number, columns.placed, columns.name, columns.day],
    ...[columns.hours, columns.way, columns.state, columns.money, columns.lines, columns.sum, columns.first],
  ]
  const moneyOf = (row: OrderListRow): string => {
    const money = counterMoneyOf({ ...row, isHeld: row.heldSum > 0 })
    return money === null ? '' : orders.counterMoney[money]
  }
  const cells = rows.map((row) => [
    ...[row.id, words.digits(dayIn(row.timeZone, row.placedAt))],
    ...[row.recipientName, words.digits(row.deliveryDate), words.slot(slotOfRow(row)), words.kinds[row.deliveryKind]],
    ...[
      waitsForDay(row, asked.now) ? orders.waitsForDay : orders.deliveryStatuses[row.state],
      moneyOf(row),
      row.linesCount,
    ],
    ...[toRoubles(row.totalSum), row.isFirstOrder ? words.yes : ''],
  ])
  return writeXlsx([headings, ...cells], words.sheet)
}
