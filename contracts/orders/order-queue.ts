/** Queues of open orders; an order may be in several. */
export const OPEN_QUEUES = ['new', 'assembling', 'leaving', 'awaitingAnswer', 'claims'] as const
export type OpenQueue = (typeof OPEN_QUEUES)[number]
/** Filters of the order list: a queue, finished orders, or all orders. */
export const ORDER_QUEUES = [...OPEN_QUEUES, 'finished', 'all'] as const
export type OrderQueue = (typeof ORDER_QUEUES)[number]

/** Sort keys of an order list besides the default order of its queue; a leading minus means descending. */
export const ORDER_SORTS = ['day', '-day', 'placed', '-placed', 'name', '-name', 'sum', '-sum'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** Number of latest orders that search by name or part of a number, filters and sorting cover. */
export const RECENT_ORDERS = 5_000
export const MAX_EXPORTED_ORDERS = 2_000

/** Maximum counted orders of “finished” and “all”; older ones are reached page by page or by number. */
export const MAX_COUNTED_ORDERS = 20_000
