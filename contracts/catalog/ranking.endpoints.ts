import { z } from 'zod'
import { locationQuery } from '../geo/location.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'
import { FARMER_SORTINGS } from './listing.ts'

/** Products of a list that the office sees with their terms. */
export const RANKED = 40
/** Terms of the relevance in a search (`SENSE_TERMS` of its SQL). */
export const RANKING_TERMS = ['head', 'strong', 'goods', 'own', 'clicks', 'words'] as const

const int = z.number().int()
const office = { access: 'office', permission: 'seeSearches', method: 'GET', work: 'dear' } as const
const path = '/v1/office/promotion/ranking'
/** The list as a visitor of this place sees it; absent = of the market's default place. */
const at = locationQuery

/** The real order of a list of the shop, with the terms it was sorted by. */
export const rankingEndpoints = defineEndpoints({
  explainRanking: {
    ...office,
    path,
    summary: 'The first products of a category, or of a search, as a visitor of a place sees them, and why.',
    query: z.object({
      ...at,
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
  explainFarmRanking: {
    ...office,
    path: `${path}/farms`,
    summary: 'The first farms of the list of farms as a visitor of a place sees them, and what they are sorted by.',
    query: z.object({
      ...at,
      categoryId: id.optional(),
      sorting: z.enum(FARMER_SORTINGS, 'wrongValue').default('popularity'),
    }),
    answer: z.object({
      place: z.string(),
      total: int,
      items: z.array(
        z.object({
          id: int,
          title: z.string(),
          popularity: int,
          /** Mean of the marks, drawn to the market's mean while there are few. */
          rating: z.number(),
          ratingCount: int,
          distanceKm: z.number(),
          since: z.iso.datetime(),
        }),
      ),
    }),
  },
})

/** The real order of a search for dishes. */
export const dishRankingEndpoints = defineEndpoints({
  explainDishRanking: {
    ...office,
    path: `${path}/dishes`,
    summary: 'The first dishes of a search as a visitor of a place sees them, with the terms they are sorted by.',
    query: z.object({ ...at, phrase: z.string().trim().min(1, 'required').max(100, 'tooLong') }),
    answer: z.object({
      place: z.string(),
      total: int,
      corrected: z.string().nullable(),
      /** True = no dish has all words, so that those with most of them are first. */
      isAny: z.boolean(),
      items: z.array(
        z.object({
          id: int,
          title: z.string(),
          seller: z.string(),
          slug: z.string(),
          /** 1 = the words are the main ones of the name; of `isAny`, the weight of the matching words. */
          match: z.number(),
          popularity: int,
        }),
      ),
    }),
  },
})
