/** Filters and orders of the list of customers. */
export const CUSTOMER_FILTERS = {
  block: ['blocked'],
  orders: ['with', 'without'],
  since: ['7', '30', '90'],
} as const
export const CUSTOMER_ORDERS = ['newest', 'oldest'] as const
