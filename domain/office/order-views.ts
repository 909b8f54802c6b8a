/** Ready views of the list of orders: all, and what waits for somebody. */
export const ORDER_VIEWS = ['all', 'unpaid', 'late', 'claims', 'callBacks', 'mine'] as const
export type OrderListView = (typeof ORDER_VIEWS)[number]

export const ORDERS_PER_PAGE = 50
