import type { TryLimit } from '../../platform/limits/tries.ts'

/** Maximum published blocks, because all of them are cached in memory. */
export const MAX_PUBLISHED = 500
/** Maximum versions shown of a block. */
export const MAX_HISTORY = 50
/** Maximum days between now and a planned publication. */
export const MAX_PLAN_DAYS = 366
/** Maximum redirects of one page of the list. */
export const MAX_REDIRECTS_SHOWN = 100
/** Interval at which a node writes counted uses of redirects, ms. */
export const WRITE_USES_MS = 10_000
/** Time after which content is read again, ms, because a notification may be lost with its connection. */
export const CONTENT_TTL_MS = 60_000

/** Maximum category requests of one network per day. */
export const CATEGORY_REQUESTS: TryLimit = { kind: 'category-request', most: 10, windowSeconds: 86_400 }
/** Maximum different requests stored; above it only existing ones are counted. */
export const MAX_CATEGORY_REQUESTS = 5_000
export const MAX_CATEGORY_REQUESTS_SHOWN = 200
