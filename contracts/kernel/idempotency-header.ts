/** The header with the idempotency key of a request: one key per click of a button, the same in every repeat. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
