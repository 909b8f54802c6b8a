/** Payment statuses of an order: the spec's eight (section 4, Payment). */
export const PAYMENT_STATUSES = [
  'open',
  'paid',
  'partiallyPaid',
  'cancelled',
  'returned',
  'partiallyReturned',
  'issued',
  'wait',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Statuses of one payment attempt, which is one registration at a gateway. */
export const ATTEMPT_STATUSES = [
  'new',
  'registered',
  'held',
  'paid',
  'declined',
  'expired',
  'canceled',
  'refunded',
  'partiallyRefunded',
] as const
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number]

export const PAYMENT_PHASES = [
  'offline',
  'preparing',
  'waiting',
  'paid',
  'declined',
  'expired',
  'canceled',
  'refunded',
] as const
export type PaymentPhase = (typeof PAYMENT_PHASES)[number]
