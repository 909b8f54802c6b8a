/** The header by which a repeat of a call is known: one key per press of a button. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
