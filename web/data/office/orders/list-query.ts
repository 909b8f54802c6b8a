import { isKnownDay } from '@okolitsa/domain/clock/known-day.ts'
import { ORDER_LIST_ORDERS, ORDER_VIEWS } from '@okolitsa/domain/office/order-views.ts'
import { DELIVERY_KINDS, DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { PAYMENT_STATUSES } from '@okolitsa/domain/payments/payment-status.ts'
import { LOSS_REASONS, ORDER_COUNTS, TRADES } from '@okolitsa/domain/reports/reports.ts'
import { type ListShape, listPath } from '../list-query.ts'

export const OFFICE_ORDERS_PATH = '/office/orders'
export const officeOrderPath = (id: number): string => `${OFFICE_ORDERS_PATH}/${id}`

const MAX_ID = 2_147_483_647
const isId = (value: string): boolean => /^[1-9]\d{0,9}$/.test(value) && Number(value) <= MAX_ID

/** Filters, orders and columns of the list of orders. */
export const OFFICE_ORDERS_SHAPE = {
  path: OFFICE_ORDERS_PATH,
  filters: {
    view: ORDER_VIEWS.filter((view) => view !== 'all'),
    state: DELIVERY_STATUSES,
    payment: PAYMENT_STATUSES,
    seller: isId,
    customer: isId,
    from: isKnownDay,
    to: isKnownDay,
    endedFrom: isKnownDay,
    endedTo: isKnownDay,
    counted: ORDER_COUNTS,
    trade: TRADES,
    way: DELIVERY_KINDS,
    town: (value) => value.length <= 80,
    loss: LOSS_REASONS,
    cohort: isKnownDay,
  },
  orders: ORDER_LIST_ORDERS,
  columns: ['order', 'customer', 'seller', 'state', 'money', 'sum', 'next', 'owner'],
} as const satisfies ListShape

export const ordersOfCustomerPath = (customer: number): string =>
  listPath(OFFICE_ORDERS_SHAPE, { filters: { customer: String(customer) } })

export const officeOrdersExportPath = (format: 'xlsx' | 'csv', parameters: URLSearchParams): string =>
  `/v1/office/orders/export/${format}?${parameters}`
