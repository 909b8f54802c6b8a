import type { ShownSellerId } from '@okolitsa/domain/identity/scope.ts'
import type { HiddenBecause } from '@okolitsa/domain/moderation/moderation.ts'
import type { ModeratedKinds } from '../../people/moderation/desk/ports.ts'

export interface FarmPostRow {
  readonly id: number
  readonly organizationId: number
  readonly title: string
  readonly text: string
  /** Source key for `imageUrl()`. */
  readonly picture: string | null
  readonly publishedAt: Date
  /** Hidden by the seller. */
  readonly hiddenAt: Date | null
  /** Hidden by the office. */
  readonly hiddenBecause: HiddenBecause | null
}

/** A farm whose posts may be displayed; nearby farms come first. */
export interface TellingFarm {
  readonly id: ShownSellerId
  readonly isNear: boolean
}

export interface FarmPostsService {
  readonly moderated: ModeratedKinds<'post'>
  /** The latest post of each farm since a time: nearby farms first, then newest first; at most `most`. */
  newsOf(farms: readonly TellingFarm[], since: Date, most: number): Promise<readonly FarmPostRow[]>
}
