import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { typedNumber } from '../kernel/typed-number.ts'

/** A phrase without results in a region. */
const emptySearchSchema = z.object({
  phrase: z.string(),
  times: z.number().int(),
  regionCode: z.string(),
  lastDay: z.string(),
})
export type EmptySearch = z.output<typeof emptySearchSchema>

/** Search statistics for the marketplace's staff. */
export const searchDeskEndpoints = defineEndpoints({
  listEmptySearches: {
    method: 'GET',
    path: '/v1/office/searches/empty',
    access: 'office',
    permission: 'seeSearches',
    summary: 'Recent search phrases without results, most frequent first, without persons.',
    query: z.object({ days: typedNumber({ least: 1, most: 90 }).default(30) }),
    answer: z.object({
      items: z.array(emptySearchSchema),
    }),
  },
})
