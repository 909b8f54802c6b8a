/** Heaps that orders lie in on the operator's page; an order may lie in several. */
export const ORDER_HEAPS = ['new', 'assembling', 'leaving', 'awaitingAnswer', 'claims', 'finished', 'all'] as const
export type OrderHeap = (typeof ORDER_HEAPS)[number]
