export const MAX_SITES = 5
export const MAX_PAGES = 30
/** Maximum stored versions of a page besides the published one. */
export const MAX_VERSIONS = 50
/** Lifetime of a link to a draft, ms. */
export const PREVIEW_MS = 3 * 86_400_000
/** Maximum sites whose pages a node caches. */
export const MAX_SITES_KEPT = 300
/** Time after which pages are read again, ms, because a notification may be lost with its connection. */
export const PAGES_TTL_MS = 60_000
