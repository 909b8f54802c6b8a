import type { ShownSellerId } from '@okolitsa/domain/identity/scope.ts'

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

/** A farm whose posts may be displayed; nearby farms come first. */
export interface TellingFarm {
  readonly id: ShownSellerId
  readonly isNear: boolean
}

export interface FarmPostsService {
  /** The latest post of each farm since a time: nearby farms first, then newest first; at most `most`. */
  newsOf(farms: readonly TellingFarm[], since: Date, most: number): Promise<readonly FarmPostRow[]>
}
