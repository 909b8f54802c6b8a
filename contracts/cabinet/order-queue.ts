/** Heaps of orders that are worked at on the cabinet; an order may lie in several. */
export const ORDER_HEAPS = ['new', 'assembling', 'leaving', 'awaitingAnswer', 'claims'] as const
export type OrderHeap = (typeof ORDER_HEAPS)[number]
/** What the list of orders shows one of: a heap, what is over, or everything. */
export const ORDER_QUEUES = [...ORDER_HEAPS, 'finished', 'all'] as const
export type OrderQueue = (typeof ORDER_QUEUES)[number]

/** More orders of «finished» and «all» are not counted: older ones come by turning pages, or are found by number. */
export const MOST_COUNTED_ORDERS = 20_000
