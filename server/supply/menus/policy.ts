/** Restaurants are read again at least this often; changes are announced. */
export const RESTAURANTS_TTL_MS = 300_000
