/** Maximum age of cached sellers, ms: changes are announced, except those of ratings and popularity. */
export const SELLERS_TTL_MS = 300_000
/** Maximum sellers per query, which takes about 10 ms. */
export const MAX_SELLERS_AT_ONCE = 500
/** Number of changed sellers above which all sellers are read again. */
export const MAX_STALE_SELLERS = 200
