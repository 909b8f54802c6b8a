import { MAX_STOP_PHRASE } from '@okolitsa/domain/catalog/stop-list.ts'
import { CHAT_SIDES } from '@okolitsa/domain/chat/message.ts'
import { MATTER_KINDS, REPORT_REASONS } from '@okolitsa/domain/moderation/moderation.ts'
import { DECLINE_REASONS } from '@okolitsa/domain/reviews/review.ts'
import { SUSPICION_SIGNS } from '@okolitsa/domain/reviews/suspicion.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'

/** Maximum texts of one answer; the rest follows when these are decided. */
export const MATTERS_SHOWN = 50

const office = { access: 'office', permission: 'moderateReviews' } as const
const int = z.number().int()
const kind = z.enum(MATTER_KINDS, 'wrongValue')
/** An integer, the UUID of a page, or both: a review and its photo. */
const subjectParams = z.object({ kind, id: z.string().regex(/^[\da-f-]{1,50}$/, 'wrongValue') })

/** A text with the facts that help to judge it. */
const matterTextSchema = z.object({
  sellerTitle: z.string(),
  /** Subject: the product, the title of the news or of the page; null = the seller. */
  about: z.string().nullable(),
  /** The author; moderators also see the name of an anonymous author. Null = no name. */
  name: z.string().nullable(),
  text: z.string(),
  /** The review or the question that it answers. */
  quote: z.string().nullable(),
  images: z.array(z.string()),
  /** Of messages of chats: their author, a customer or a seller. */
  author: z.object({ side: z.enum(CHAT_SIDES), id: int }).optional(),
  /** Of reviews, their photos and answers: stars, order, and other reviews of the author. */
  review: z
    .object({
      rating: int,
      orderId: int.nullable(),
      isAnonymous: z.boolean(),
      isAnswered: z.boolean(),
      published: int,
      declined: int,
      /** Signs that the review may not be honest; they decide nothing. */
      signs: z.array(z.enum(SUSPICION_SIGNS)),
    })
    .nullable(),
})
export type MatterText = z.output<typeof matterTextSchema>

export const matterSchema = matterTextSchema.extend({
  kind,
  id: z.string(),
  /** Time since which it waits, ISO 8601. */
  since: z.string(),
  /** Time of the latest change by its author, ISO 8601; a decision names it. */
  changedAt: z.string(),
  /** True = visitors see it while it waits. */
  isShown: z.boolean(),
  /** The latest reports of visitors, newest first. */
  reports: z.array(z.object({ reason: z.enum(REPORT_REASONS), words: z.string(), at: z.string() })),
  reportsCount: int,
  /** Phrases of the list of words that it contains. */
  phrases: z.array(z.string()),
})
export type Matter = z.output<typeof matterSchema>

const wordsSchema = z.object({
  items: z.array(
    z.object({
      phrase: z.string(),
      /** True = texts with it are shown after a decision only; false = they are shown, and wait for one. */
      isHeld: z.boolean(),
    }),
  ),
})
/** One to four words; a trailing star of a word matches any ending. */
const phrase = z.string('required').trim().min(1, 'required').max(MAX_STOP_PHRASE, 'tooLong')

/** Texts that wait for a moderator of the office. */
export const moderationEndpoints = defineEndpoints({
  listMatters: {
    ...office,
    method: 'GET',
    path: '/v1/office/moderation',
    summary: 'Texts that wait for a moderator, longest waiting first, and their number by kind.',
    query: z.object({ kind: kind.optional() }),
    answer: z.object({
      items: z.array(matterSchema),
      counts: z.array(z.object({ kind, count: int })),
    }),
  },
  decideMatter: {
    ...office,
    method: 'POST',
    path: '/v1/office/moderation/{kind}/{id}/decision',
    summary: 'Shows a text, or hides it for a reason that its author reads. The author is told a little later.',
    params: subjectParams,
    body: z.object({
      declinedBecause: z.enum(DECLINE_REASONS, 'wrongValue').nullable(),
      /** `changedAt` of the text that was read; a text changed since then is not decided. */
      seen: z.string().max(40, 'tooLong').optional(),
    }),
    answer: z.object({
      /** Time until which the same person may take the decision back, ISO 8601. */
      undoBefore: z.string(),
    }),
    errors: refuses('MATTER_DECIDED'),
  },
  undoDecision: {
    ...office,
    method: 'POST',
    path: '/v1/office/moderation/{kind}/{id}/decision/undo',
    summary: 'Takes back the own decision on a text until `undoBefore`; the text waits again.',
    params: subjectParams,
    answer: z.object({ isWaiting: z.literal(true) }),
    errors: refuses('MATTER_DECIDED'),
  },
  listModerationWords: {
    ...office,
    method: 'GET',
    path: '/v1/office/moderation/words',
    summary: 'Phrases by which texts are held for the office, or marked for it.',
    answer: wordsSchema,
  },
  setModerationWord: {
    ...office,
    method: 'PATCH',
    path: '/v1/office/moderation/words',
    summary: 'Adds a phrase or changes it; a null `isHeld` removes it. The answer is the whole list.',
    body: z.object({ phrase, isHeld: z.boolean('wrongValue').nullable() }),
    answer: wordsSchema,
  },
  previewModerationWord: {
    ...office,
    method: 'GET',
    path: '/v1/office/moderation/words/preview',
    summary: 'How many of the latest texts of 30 days contain a phrase, with some of them.',
    query: z.object({ phrase }),
    dearWith: ['phrase'],
    answer: z.object({
      /** Texts that were looked at. */
      texts: int,
      found: int,
      examples: z.array(z.object({ kind, text: z.string() })),
    }),
  },
})
