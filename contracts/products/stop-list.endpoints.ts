import { MAX_STOP_PHRASE, STOP_REASONS } from '@okolitsa/domain/catalog/stop-list.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'

const stopListSchema = z.object({
  items: z.array(
    z.object({
      phrase: z.string(),
      reason: z.enum(STOP_REASONS),
      /** True = written by the office, false = by the release. */
      isOwn: z.boolean(),
    }),
  ),
})
export type StopListItem = z.output<typeof stopListSchema>['items'][number]

const office = { access: 'office', permission: 'checkGoods' } as const

/** The list of goods that nobody sells at the market. */
export const stopListEndpoints = defineEndpoints({
  listStopPhrases: {
    ...office,
    method: 'GET',
    path: '/v1/office/stop-list',
    summary: 'Phrases by which forbidden goods are known, with the reason that sellers read.',
    answer: stopListSchema,
  },
  setStopPhrase: {
    ...office,
    method: 'PATCH',
    path: '/v1/office/stop-list',
    summary: 'Adds a phrase or changes its reason; a null reason removes the phrase. The answer is the whole list.',
    body: z.object({
      /** One to four words; a trailing star of a word matches any ending. */
      phrase: z.string('required').trim().min(1, 'required').max(MAX_STOP_PHRASE, 'tooLong'),
      reason: z.enum(STOP_REASONS, 'wrongValue').nullable(),
    }),
    answer: stopListSchema,
  },
})
