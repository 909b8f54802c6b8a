import type { OrderSum, StatementLine, StatementTotalRow } from '@okolitsa/contracts/statements/statements.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { shareOf } from '@okolitsa/domain/statements/statement.ts'
import type { Waiting } from '@okolitsa/domain/statements/waiting-money.ts'
import type { LineRow, TotalRow } from './store/statement.store.ts'

const presentAmounts = (row: TotalRow | LineRow) => {
  const { goods, delivery, fee, cash, amount } = shareOf(row)
  return {
    goods: roublesOf(goods),
    delivery: roublesOf(delivery),
    fee: roublesOf(fee),
    feeTax: roublesOf(row.feeTax),
    cash: roublesOf(cash),
    amount: roublesOf(amount),
    marketDiscount: roublesOf(row.marketDiscount),
  }
}

export const presentLine = (row: LineRow): StatementLine => ({
  id: row.id,
  kind: row.kind,
  orderId: row.orderId,
  number: row.orderId === null ? null : orderNumberOf(row.orderId),
  at: new Date(row.at).toISOString(),
  latePeriod: row.latePeriod,
  ...presentAmounts(row),
  percent: row.percent,
  cause: row.cause,
  note: row.note,
  ownDiscount: roublesOf(row.ownDiscount),
})

export const presentTotal = (row: TotalRow): StatementTotalRow => ({
  kind: row.kind,
  count: row.count,
  ...presentAmounts(row),
})

export const presentWaiting = (waiting: Waiting | null): OrderSum['waiting'] =>
  waiting && { reason: waiting.reason, until: waiting.until && dayIn(SHOP_TIME_ZONE, waiting.until) }
