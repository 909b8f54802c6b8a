/** Sites of one seller. */
export const MAX_SITES = 5
/** Pages of one site. */
export const MAX_PAGES = 30
/** Versions of a page that are kept, beside the one that is shown. */
export const MAX_VERSIONS = 50
/** A link to a draft ends after so long, ms. */
export const PREVIEW_MS = 3 * 86_400_000
/** Sites whose pages a node keeps in memory. */
export const MAX_SITES_KEPT = 300
/** A notification may be lost with its connection: what is kept is read again after this long, ms. */
export const PAGES_TTL_MS = 60_000
