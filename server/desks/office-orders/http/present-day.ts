import type { officeOrdersEndpoints } from '@okolitsa/contracts/office-orders/office-orders.endpoints.ts'
import { kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import type { z } from 'zod'
import type { OfficeDayRow } from '../store/office-day.store.ts'

const dayOf = (orders: number, turnover: number) => ({
  orders,
  turnover: toRoubles(kopecks(turnover)),
  average: orders === 0 ? 0 : toRoubles(kopecks(Math.round(turnover / orders))),
})

export const presentDay = (row: OfficeDayRow): z.output<typeof officeOrdersEndpoints.getOfficeDay.answer> => ({
  today: dayOf(row.orders, row.turnover),
  weekAgo: dayOf(row.weekAgoOrders, row.weekAgoTurnover),
  callBacks: { count: row.callBacks, due: row.callBackDue?.toISOString() ?? null },
})
