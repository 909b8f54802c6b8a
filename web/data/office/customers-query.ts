import { CUSTOMER_FILTERS, CUSTOMER_ORDERS } from '@okolitsa/contracts/office-customers/customer-filters.ts'
import type { ListShape } from './list-query.ts'

export const CUSTOMERS_PATH = '/office/customers'

/** Filters, orders and columns of the list of customers. */
export const CUSTOMERS_SHAPE = {
  path: CUSTOMERS_PATH,
  filters: CUSTOMER_FILTERS,
  orders: CUSTOMER_ORDERS,
  columns: ['customer', 'phone', 'orders', 'sum', 'lastOrder', 'since'],
} as const satisfies ListShape
