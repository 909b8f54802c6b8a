import type { TryLimit } from '../../platform/limits/tries.ts'

/** Blocks that may be published at once: all of them are kept in memory. */
export const MAX_PUBLISHED = 500
/** A notification may be lost with its connection: what is kept is read again after this long, ms. */
export const CONTENT_TTL_MS = 60_000

/** Wishes of one network in a day. */
export const CATEGORY_REQUESTS: TryLimit = { kind: 'category-request', most: 10, windowSeconds: 86_400 }
/** Different wishes kept; what comes after only adds to those that are there. */
export const MAX_CATEGORY_REQUESTS = 5_000
/** Wishes shown at a desk. */
export const MAX_CATEGORY_REQUESTS_SHOWN = 200
