import type { TryLimit } from '../../platform/limits/tries.ts'

/** Maximum of published blocks: all of them are kept in memory. */
export const MAX_PUBLISHED = 500
/** Content is read again after this, ms, because a notification may be lost with its connection. */
export const CONTENT_TTL_MS = 60_000

/** Category requests of one network per day. */
export const CATEGORY_REQUESTS: TryLimit = { kind: 'category-request', most: 10, windowSeconds: 86_400 }
/** Maximum of different stored requests; later ones only count existing ones. */
export const MAX_CATEGORY_REQUESTS = 5_000
export const MAX_CATEGORY_REQUESTS_SHOWN = 200
