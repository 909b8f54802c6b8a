import type { ReviewTag } from '@okolitsa/domain/reviews/review-tags.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { ModeratedKinds } from '../../people/moderation/desk/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

export interface ReviewsService {
  readonly moderated: ModeratedKinds<'review' | 'answer' | 'photo'>
  /** All tags of reviews in their order, offered or not. */
  listReviewTags(executor: Executor): Promise<readonly ReviewTag[]>
  /** Adds tags, or changes those with these ids, in one statement. */
  saveReviewTags(tx: Executor, author: Author, tags: readonly ReviewTag[]): Promise<void>
}
