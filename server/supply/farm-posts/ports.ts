import type { ShownSellerId } from '@okolitsa/domain/identity/scope.ts'

/** A piece of news as it is kept. */
export interface FarmPostRow {
  readonly id: number
  readonly organizationId: number
  readonly title: string
  readonly text: string
  /** Source key for `imageUrl()`. */
  readonly picture: string | null
  readonly publishedAt: Date
  readonly hiddenAt: Date | null
}

/** A farm whose news may be told somewhere; those that stand near come first. */
export interface TellingFarm {
  readonly id: ShownSellerId
  readonly isNear: boolean
}

/** What other modules may ask of news. */
export interface FarmPostsService {
  /** The latest news of each farm, told since then: of near farms first, the newest first; `most` in all. */
  newsOf(farms: readonly TellingFarm[], since: Date, most: number): Promise<readonly FarmPostRow[]>
}
