import { z } from 'zod'
import { categorySummarySchema } from '../catalog/category.ts'
import { farmerCardSchema } from '../catalog/farmer.ts'
import { searchedForSchema } from '../catalog/listing.ts'
import { productCardSchema } from '../catalog/product.ts'
import { locationQuery } from '../geo/location.ts'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { recipeCardSchema } from '../recipes/recipe.ts'
import { foundDishSchema } from '../restaurants/dish.ts'
import { restaurantCardSchema } from '../restaurants/restaurant.ts'

const text = z
  .string()
  .trim()
  .max(100, 'tooLong')
  .refine((value) => !value.includes('\0'), 'wrongValue')

/** Suggestions by kind. An empty list = no suggestions of this kind; kinds that the shop does not have are absent. */
export const suggestionsSchema = z.object({
  /** The corrected text of a search that was mistyped or typed on another keyboard layout; null = not corrected. */
  corrected: z.string().nullable(),
  searchedFor: searchedForSchema,
  /** Complete phrases: titles of products at the place and popular searches of the region. */
  phrases: z.array(z.string()),
  /** Matching products; `totalItems` null = more than these; frequent phrases are not counted while typing. */
  products: z.object({ items: z.array(productCardSchema), totalItems: z.number().int().nullable() }),
  categories: z.array(categorySummarySchema),
  farmers: z.array(farmerCardSchema),
  recipes: z.array(recipeCardSchema),
  restaurants: z.array(restaurantCardSchema),
  dishes: z.array(foundDishSchema),
  /** The festival that is on or ahead, when the text names it or one of its cities. */
  festivals: z.array(z.object({ title: z.string(), lead: z.string() })),
})
export type Suggestions = z.output<typeof suggestionsSchema>

/** Suggestions of the search box, and feedback on them. */
export const searchEndpoints = defineEndpointsIn(['goods', 'restaurants'], {
  suggest: {
    method: 'GET',
    path: '/api/v1/search/suggest',
    access: 'public',
    work: 'dear',
    summary:
      'Phrases and things of each kind for a text being typed, reaching the location; popular phrases and the fullest categories without a text',
    query: z.object({ ...locationQuery, text: text.default('') }),
    answer: suggestionsSchema,
    cacheSeconds: 30,
  },
  searchAsked: {
    method: 'POST',
    path: '/api/v1/events/search-asked',
    access: 'public',
    work: 'dear',
    summary: 'A search was asked for by a person; the shop itself looks whether it finds anything at the location.',
    query: z.object(locationQuery),
    body: z.object({ text: text.min(2, 'required') }),
    answer: z.object({ ok: z.literal(true) }),
  },
})
