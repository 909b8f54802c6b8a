/** Ready views of the list of orders: all, and what waits for somebody. */
export const ORDER_VIEWS = ['all', 'unpaid', 'late', 'claims', 'callBacks', 'mine'] as const
export type OrderListView = (typeof ORDER_VIEWS)[number]

export const ORDERS_PER_PAGE = 50

/** Orders of the list, by the time of placing. */
export const ORDER_LIST_ORDERS = ['newest', 'oldest'] as const
export type OrderListOrder = (typeof ORDER_LIST_ORDERS)[number]

/** Maximum orders that are assigned at once. */
export const MAX_ASSIGNED = 50
/** Maximum rows of an export; a narrower filter reaches the rest. */
export const MAX_EXPORTED_ORDERS = 10_000
