/** Heaps that orders lie in on the cabinet; an order may lie in several. */
export const ORDER_QUEUES = ['new', 'assembling', 'leaving', 'awaitingAnswer', 'claims', 'finished', 'all'] as const
export type OrderQueue = (typeof ORDER_QUEUES)[number]
