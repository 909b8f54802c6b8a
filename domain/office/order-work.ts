export const MAX_ORDER_NOTE = 1_000

/** Parts of an order's timeline: the order itself, its money, messages and calls, and the log of what caused them. */
export const ORDER_EVENT_GROUPS = ['order', 'money', 'contact', 'log'] as const
export type OrderEventGroup = (typeof ORDER_EVENT_GROUPS)[number]
