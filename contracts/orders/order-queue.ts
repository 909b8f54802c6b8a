/** Queues of orders that are worked at on the cabinet; an order may lie in several. */
export const OPEN_QUEUES = ['new', 'assembling', 'leaving', 'awaitingAnswer', 'claims'] as const
export type OpenQueue = (typeof OPEN_QUEUES)[number]
/** What the list of orders shows one of: a queue, what is over, or everything. */
export const ORDER_QUEUES = [...OPEN_QUEUES, 'finished', 'all'] as const
export type OrderQueue = (typeof ORDER_QUEUES)[number]

/** Sort keys of an order list, other than the order of its queue; a leading minus means descending. */
export const ORDER_SORTS = ['day', '-day', 'placed', '-placed', 'name', '-name', 'sum', '-sum'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** Search by name or by a part of a number, filters and sorting cover only this many of the latest orders. */
export const RECENT_ORDERS = 5_000
/** Most orders in one exported file. */
export const MAX_EXPORTED_ORDERS = 2_000

/** More orders of «finished» and «all» are not counted: older ones come by turning pages, or are found by number. */
export const MAX_COUNTED_ORDERS = 20_000
