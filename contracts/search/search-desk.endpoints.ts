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

const synonymSchema = z.object({
  word: z.string(),
  means: z.string(),
  /** True = a search for `means` also finds `word`. */
  isMutual: z.boolean(),
})
export type SearchSynonym = z.output<typeof synonymSchema>
const word = z
  .string('required')
  .trim()
  .regex(/^[\p{L}\p{N}]{2,40}$/u, 'wrongValue')

/** Search statistics and words for the marketplace's staff. */
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
  listSynonyms: {
    method: 'GET',
    path: '/v1/office/searches/synonyms',
    access: 'office',
    permission: 'seeSearches',
    summary: 'What words of a search also mean, by the beginning of either word.',
    query: z.object({ search: z.string().trim().max(40, 'tooLong').default('') }),
    answer: z.object({ items: z.array(synonymSchema), total: z.number().int() }),
  },
  setSynonym: {
    method: 'PATCH',
    path: '/v1/office/searches/synonyms',
    access: 'office',
    permission: 'manageContent',
    summary: 'Says what else a word of a search means, from the next search on; a null direction removes the pair.',
    body: z.object({ word, means: word, isMutual: z.boolean('wrongValue').nullable() }),
    answer: z.object({ saved: z.literal(true) }),
  },
})
