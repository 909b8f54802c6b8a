/** Sellers are read again at least this often: changes are announced, but ratings and popularity are not. */
export const SELLERS_TTL_MS = 300_000
/** Sellers of one reading: some 10 ms of work. */
export const MAX_SELLERS_AT_ONCE = 500
/** When more have changed than these, all are read again. */
export const MAX_STALE_SELLERS = 200
