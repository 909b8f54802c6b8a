/** Queues of orders that are worked at on the cabinet; an order may lie in several. */
export const OPEN_QUEUES = ['new', 'assembling', 'leaving', 'awaitingAnswer', 'claims'] as const
export type OpenQueue = (typeof OPEN_QUEUES)[number]
/** What the list of orders shows one of: a queue, what is over, or everything. */
export const ORDER_QUEUES = [...OPEN_QUEUES, 'finished', 'all'] as const
export type OrderQueue = (typeof ORDER_QUEUES)[number]

/** More orders of «finished» and «all» are not counted: older ones come by turning pages, or are found by number. */
export const MOST_COUNTED_ORDERS = 20_000
