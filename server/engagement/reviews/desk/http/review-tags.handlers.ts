import type { ReviewTags, reviewTagsDeskEndpoints } from '@okolitsa/contracts/reviews/review-tags-desk.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { ReviewTag } from '@okolitsa/domain/reviews/review-tags.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../../platform/refusal/field-mistakes.ts'
import { revisionOf } from '../../../../platform/revision/revision-of.ts'
import type { Deps } from '../../../../services.ts'
import { listReviewTags, lockReviewTags, newTagIds } from '../../store/review-tag.store.ts'
import { saveReviewTags } from '../../use-cases/save-review-tags.ts'

/** Places between tags, so that starter data may add some. */
const STEP = 10

const present = (tags: readonly ReviewTag[]): ReviewTags => ({
  revision: revisionOf(tags),
  items: tags.map(({ id, kind, about, trades, title, titleEn, isOffered }) => ({
    id,
    kind,
    about,
    trades: trades && [...trades],
    title,
    titleEn,
    isOffered,
  })),
})

/** The office's editor of tags. */
export const reviewTagsHandlers = ({
  database: { executor, inTransaction },
  audit,
}: Deps<'database' | 'audit'>): Handlers<typeof reviewTagsDeskEndpoints> => ({
  listReviewTags: async () => present(await listReviewTags(executor)),
  saveReviewTags: ({ actor, body: { revision, tags } }) =>
    inTransaction(async (tx) => {
      await lockReviewTags(tx)
      const before = await listReviewTags(tx)
      if (revision !== revisionOf(before)) throw new Refusal('SHOWCASE_CHANGED')
      const known = new Map(before.map((tag) => [tag.id, tag]))
      const ids = new Set(tags.flatMap(({ id }) => id ?? []))
      // each known tag once, so that none is lost
      if (ids.size !== known.size || [...ids].some((id) => !known.has(id))) refuseMistakes({ tags: 'wrongValue' })
      const added = await newTagIds(tx, tags.filter(({ id }) => id === null).length)
      const saved = tags.map((tag, index): ReviewTag => {
        const old = tag.id === null ? undefined : known.get(tag.id)
        return {
          ...tag,
          id: tag.id ?? added.shift() ?? 0,
          // the subject of a tag is fixed, because its reviews have it
          ...(old && { kind: old.kind, about: old.about }),
          sections: old?.sections ?? null,
          position: index * STEP,
        }
      })
      const changed = saved.filter((tag) => {
        const old = known.get(tag.id)
        return !old || revisionOf(sorted(old)) !== revisionOf(sorted(tag))
      })
      await saveReviewTags({ audit }, tx, { kind: 'staff', staffId: actor.staffId }, changed)
      return present(await listReviewTags(tx))
    }),
})

const sorted = ({ title, titleEn, trades, isOffered, position }: ReviewTag) => [
  title,
  titleEn,
  trades,
  isOffered,
  position,
]
