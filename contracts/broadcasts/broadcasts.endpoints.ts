import { SUBJECT_KINDS } from '@okolitsa/domain/broadcasts/audience.ts'
import { MAX_SEARCH_TEXT } from '@okolitsa/domain/office/search-text.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { BROADCAST_FILTERS } from './broadcast-filters.ts'
import {
  broadcastPreviewSchema,
  broadcastRowSchema,
  broadcastSchema,
  officeAudience,
  typedTexts,
} from './broadcasts.ts'

export const BROADCASTS_PER_PAGE = 50

const sends = { access: 'office', permission: 'sendBroadcasts' } as const
const path = '/v1/office/broadcasts'
const message = z.object({
  audience: officeAudience,
  texts: typedTexts,
  /** True = SMS as well; they cost money. */
  withSms: z.boolean('wrongValue'),
})

/** Messages of the office to many customers, and those of sellers to theirs. */
export const broadcastsEndpoints = defineEndpoints({
  listBroadcasts: {
    ...sends,
    method: 'GET',
    path,
    summary: 'Broadcasts of the office and of sellers, the newest first.',
    dearWith: ['search'],
    query: z.object({
      state: z.enum(BROADCAST_FILTERS.state, 'wrongValue').optional(),
      author: z.enum(BROADCAST_FILTERS.author, 'wrongValue').optional(),
      /** A part of the text. */
      search: z.string().trim().max(MAX_SEARCH_TEXT, 'tooLong').optional(),
      /** `next` of the previous page. */
      after: z.string().max(400, 'tooLong').optional(),
    }),
    answer: z.object({
      items: z.array(broadcastRowSchema),
      /** `after` of the next page; null = this is the last one. */
      next: z.string().nullable(),
    }),
  },
  listBroadcastSubjects: {
    ...sends,
    method: 'GET',
    path: `${path}/subjects`,
    summary: 'Subjects of a kind that a message may be about.',
    dearWith: ['search'],
    query: z.object({
      kind: z.enum(SUBJECT_KINDS, 'wrongValue'),
      search: z.string('required').trim().min(1, 'required').max(MAX_SEARCH_TEXT, 'tooLong'),
    }),
    answer: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          note: z.string(),
          /** True = a run whose link was revoked. */
          isCancelled: z.boolean(),
        }),
      ),
    }),
  },
  getBroadcast: {
    ...sends,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'A broadcast with its progress and results.',
    params: idParams,
    answer: broadcastSchema,
  },
  previewBroadcast: {
    ...sends,
    method: 'POST',
    work: 'dear',
    path: `${path}/preview`,
    summary: 'Counts who would get a message and by which channel; sends nothing.',
    body: message,
    answer: broadcastPreviewSchema,
  },
  tryBroadcast: {
    ...sends,
    method: 'POST',
    once: true,
    work: 'paid',
    path: `${path}/trial`,
    summary: 'Sends a message to the person who writes it.',
    body: message,
    answer: z.object({
      /** True = an SMS to the proven phone. */
      isSms: z.boolean(),
      /** True = the own account of a customer, by its channels. */
      isInAccount: z.boolean(),
    }),
    errors: refuses('TRIAL_REACHES_NOBODY'),
  },
  startBroadcast: {
    ...sends,
    method: 'POST',
    once: true,
    path,
    summary: 'Begins to send a message to many; above a number of people the second factor has to be fresh.',
    body: message,
    answer: broadcastSchema,
    status: 201,
    errors: refuses('BROADCAST_EMPTY', 'FACTOR_NEEDED'),
  },
  stopBroadcast: {
    ...sends,
    method: 'POST',
    path: `${path}/{id}/stop`,
    summary: 'Stops a broadcast; who has not got it will not, by any channel that has not begun.',
    params: idParams,
    answer: broadcastSchema,
  },
})
