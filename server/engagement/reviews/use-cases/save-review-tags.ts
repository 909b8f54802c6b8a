import { type ReviewTag, reviewTagMistakes } from '@okolitsa/domain/reviews/review-tags.ts'
import { mistakesInList } from '@okolitsa/domain/validation/field-rules.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import { listReviewTags, upsertReviewTags } from '../store/review-tag.store.ts'

/** Adds tags of reviews, or changes those with these ids. */
export async function saveReviewTags(
  { audit }: Deps<'audit'>,
  tx: Executor,
  author: Author,
  tags: readonly ReviewTag[],
): Promise<void> {
  refuseMistakes(mistakesInList(tags, 'tags', reviewTagMistakes))
  const known = new Map((await listReviewTags(tx)).map((tag) => [tag.id, tag]))
  await upsertReviewTags(tx, tags)
  await audit.record(
    tx,
    author,
    tags.map((tag) => {
      const before = known.get(tag.id)
      return {
        action: 'saveReviewTag',
        entity: 'review_tag',
        entityId: tag.id,
        organizationId: null,
        before: before ? { ...before } : null,
        after: { ...tag },
      }
    }),
  )
}
