/** Maximum age of cached sellers: changes are announced, except ratings and popularity. */
export const SELLERS_TTL_MS = 300_000
/** Maximum sellers of one query, about 10 ms of work. */
export const MAX_SELLERS_AT_ONCE = 500
/** Number of changed sellers above which all are read again. */
export const MAX_STALE_SELLERS = 200
