import type { Encoding, Packing } from '../platform/http/encodings.ts'

/** A page as bytes. */
export interface PageBytes {
  readonly body: Buffer
  readonly encoding: Encoding
  /** Weak: one page travels in several forms. */
  readonly etag: string
}

/** A rendered guest page, kept packed in one way only: that is a sixth of its text. */
export interface CachedPage {
  readonly status: number
  readonly bytes: Buffer
  /**
   * By brotli. For who asks first: by zstd if they read it, by gzip in pieces from an address of a zone
   * (page-template.ts).
   */
  readonly encoding: Packing
  readonly etag: string
  /** Where a moved address leads; such a page has no HTML. */
  readonly redirectTo?: string
}

/** Older than this a page is still sent, and rendered anew behind it (stale-while-revalidate), ms. */
export const FRESH_MS = 30_000
