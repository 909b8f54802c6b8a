import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'

/** Products of a list that the office sees with their terms. */
export const RANKED = 40
/** Terms of the relevance in a search (`SENSE_TERMS` of its SQL). */
export const RANKING_TERMS = ['head', 'strong', 'goods', 'own', 'clicks', 'words'] as const

const int = z.number().int()

/** The real order of a list of the shop, with the terms it was sorted by. */
export const rankingEndpoints = defineEndpoints({
  explainRanking: {
    access: 'office',
    permission: 'seeSearches',
    method: 'GET',
    path: '/v1/office/promotion/ranking',
    summary: 'The first products of a category, or of a search, as a visitor of the default place sees them, and why.',
    work: 'dear',
    query: z.object({
      /** Category of the list; absent = all goods. */
      categoryId: id.optional(),
      /** Phrase of the search; absent = the list of the category. */
      phrase: z.string().trim().min(1, 'required').max(100, 'tooLong').optional(),
    }),
    answer: z.object({
      place: z.string(),
      total: int,
      /** Categories to choose from, each with its parents. */
      categories: z.array(z.object({ id: int, title: z.string() })),
      /** The phrase after its correction; null = as typed. */
      corrected: z.string().nullable(),
      items: z.array(
        z.object({
          id: int,
          title: z.string(),
          seller: z.string(),
          /** Path of the product's page. */
          path: z.string(),
          popularity: int,
          /** Relevance by term; null = sorted by the popularity only. */
          terms: z.partialRecord(z.enum(RANKING_TERMS), z.number()).nullable(),
        }),
      ),
    }),
  },
})
