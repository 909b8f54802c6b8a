/** A rendered guest page, kept compressed by brotli only: that is a sixth of its text. */
export interface CachedPage {
  readonly status: number
  readonly brotli: Buffer
  /** Weak: one page travels in several forms. */
  readonly etag: string
  /** Where a moved address leads; such a page has no HTML. */
  readonly redirectTo?: string
}

/** Older than this a page is still sent, and rendered anew behind it (stale-while-revalidate), ms. */
export const FRESH_MS = 30_000
