import { JUDGED_TRADES } from '@okolitsa/domain/reviews/review-tags.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { jsonId } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'

export const MAX_REVIEW_TAGS = 300
export const MAX_TAG_TITLE = 60

const words = (most: number) => z.string('required').trim().max(most, 'tooLong')
const typed = z.object({
  /** Null = a new tag. */
  id: jsonId.nullable(),
  kind: z.enum(['advantage', 'disadvantage'], 'wrongValue'),
  about: z.enum(['product', 'farmer'], 'wrongValue'),
  /** Trades of sellers; null = all. */
  trades: z
    .array(z.enum(JUDGED_TRADES, 'wrongValue'))
    .min(1, 'required')
    .max(JUDGED_TRADES.length, 'tooLong')
    .nullable(),
  title: words(MAX_TAG_TITLE).min(1, 'required'),
  titleEn: words(MAX_TAG_TITLE),
  /** False = the tag stays on its reviews and is not offered for new ones. */
  isOffered: z.boolean('wrongValue'),
})
export type TypedTag = z.output<typeof typed>

/** Tags of reviews in their order. */
export const reviewTagsSchema = z.object({
  /** Changes with any of them: a change based on another revision is refused. */
  revision: z.string(),
  items: z.array(
    z.object({
      ...typed.shape,
      id: z.number().int(),
      title: z.string(),
      titleEn: z.string(),
      isOffered: z.boolean(),
      trades: z.array(z.enum(JUDGED_TRADES)).nullable(),
    }),
  ),
})
export type ReviewTags = z.output<typeof reviewTagsSchema>

const office = { access: 'office', permission: 'manageContent', answer: reviewTagsSchema } as const
const path = '/v1/office/review-tags'

/** The editor of tags of reviews. A tag is hidden and never removed, because reviews have it. */
export const reviewTagsDeskEndpoints = defineEndpoints({
  listReviewTags: { ...office, method: 'GET', path, summary: 'Tags of reviews in their order, offered or not.' },
  saveReviewTags: {
    ...office,
    method: 'POST',
    path,
    summary: 'Saves all tags in their order; new ones have no id.',
    body: z.object({ revision: words(100), tags: z.array(typed).max(MAX_REVIEW_TAGS, 'tooLong') }),
    errors: refuses('SHOWCASE_CHANGED'),
  },
})
