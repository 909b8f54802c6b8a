/** Sellers are read again at least this often: changes are announced, but ratings and popularity are not. */
export const SELLERS_TTL_MS = 300_000
