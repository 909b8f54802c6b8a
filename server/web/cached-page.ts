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
  /** Until when what it says holds, by the shop's clock, ms since the epoch. */
  readonly holdsUntil: number
  /** Where a moved address leads; such a page has no HTML. */
  readonly redirectTo?: string
}

const HOUR_MS = 3_600_000

/**
 * Until when what a page says holds that is rendered now, ms since the epoch. No page outlives its hour: days begin with
 * one everywhere in the country, and so do most cut-offs, and «tomorrow» must not be read after midnight.
 */
export const endOfHour = (now: Date): number => (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS

/** What a page was made of. */
export interface MadeOf {
  /** Ids of the products and the sellers it shows. */
  readonly products: readonly number[]
  readonly sellers: readonly number[]
  /** Until when what it says holds, by the shop's clock, ms since the epoch. */
  readonly holdsUntil: number
}

/** Older than this a page is still sent, and rendered anew behind it (stale-while-revalidate), ms. */
export const FRESH_MS = 30_000
