/** Maximum age of cached restaurants, ms; changes are announced. */
export const RESTAURANTS_TTL_MS = 300_000
