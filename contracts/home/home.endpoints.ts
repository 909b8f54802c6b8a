import { z } from 'zod'
import { categorySummarySchema } from '../catalog/category.ts'
import { productCardSchema } from '../catalog/product.ts'
import { farmNewsSchema } from '../farm-posts/farm-post.ts'
import { locationQuery } from '../geo/location.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { recipeCardSchema } from '../recipes/recipe.ts'

/** What the home page tells of a place and a day. A part without facts is empty, and is not shown. */
export const homeFeedSchema = z.object({
  /** A Saturday or Sunday at the place: there is time to cook for long. */
  isDayOff: z.boolean(),
  /** What sellers say they picked, milked, baked… today or yesterday, by the day where they are; today's first. */
  fresh: z.array(z.object({ daysAgo: z.union([z.literal(0), z.literal(1)]), product: productCardSchema })),
  /** Pre-orders of a harvest, soonest first. */
  ripening: z.array(productCardSchema),
  /** Dishes of the day all of whose products somebody brings here and has now. */
  recipes: z.array(recipeCardSchema),
  /** Root categories of the marketplace of which nothing comes here. */
  absent: z.array(categorySummarySchema),
  /** What farms told within a month: one of each, those that stand near first, then those whose goods come. */
  news: z.array(farmNewsSchema),
})
export type HomeFeed = z.output<typeof homeFeedSchema>

/** The home page below its first screens. */
export const homeEndpoints = defineEndpoints({
  homeFeed: {
    method: 'GET',
    path: '/api/v1/home',
    access: 'public',
    summary:
      'What ripens, what can be cooked, what farms tell and what does not come: for a place and its day, the same for everyone there',
    query: z.object(locationQuery),
    answer: homeFeedSchema,
    cacheSeconds: 60,
  },
})
