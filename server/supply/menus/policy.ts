/** Maximum age of cached restaurants; changes are announced. */
export const RESTAURANTS_TTL_MS = 300_000
