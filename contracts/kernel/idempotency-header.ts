/** Header with the idempotency key of a request: one key per click of a button, the same in every repetition. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
