import { z } from 'zod'
import { categorySummarySchema } from '../catalog/category.ts'
import { productCardSchema } from '../catalog/product.ts'
import { farmNewsSchema } from '../farm-posts/farm-post.ts'
import { locationQuery } from '../geo/location.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { recipeCardSchema } from '../recipes/recipe.ts'

/** Parts of the home page for a place and a day. An empty part is hidden. */
export const homeFeedSchema = z.object({
  /** True = Saturday or Sunday at the place. */
  isDayOff: z.boolean(),
  /**
   * Products stated as picked, milked or baked today or yesterday in the seller's time zone; today's products come
   * first.
   */
  fresh: z.array(z.object({ daysAgo: z.union([z.literal(0), z.literal(1)]), product: productCardSchema })),
  /** Pre-orders of a harvest, earliest first. */
  ripening: z.array(productCardSchema),
  /** Recipes of the day whose products are all available here. */
  recipes: z.array(recipeCardSchema),
  /** Root categories without delivery here. */
  absent: z.array(categorySummarySchema),
  /** Posts of the last month, one per farm: near farms first, then other farms that deliver here. */
  news: z.array(farmNewsSchema),
})
export type HomeFeed = z.output<typeof homeFeedSchema>

/** The lower part of the home page. */
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
