import { INGREDIENT_UNITS } from '@okolitsa/domain/recipes/choose-goods.ts'
import { RECIPE_LEVELS } from '@okolitsa/domain/recipes/written-recipe.ts'
import { z } from 'zod'
import { isoDate, roubles } from '../catalog/price.ts'
import { productCardSchema } from '../catalog/product.ts'

export const recipeCategorySchema = z.object({
  urlKey: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  hue: z.number().int(),
  recipesCount: z.number().int(),
})
export type RecipeCategory = z.output<typeof recipeCategorySchema>

export const recipeCardSchema = z.object({
  slug: z.string(),
  categoryUrlKey: z.string(),
  title: z.string(),
  line: z.string(),
  minutes: z.number().int(),
  portions: z.number().int(),
  imageUrl: z.string(),
  hue: z.number().int(),
  /** Number of products to buy, without salt, sugar and water. */
  productsCount: z.number().int(),
})
export type RecipeCard = z.output<typeof recipeCardSchema>

export const recipeSchema = recipeCardSchema.extend({
  categoryTitle: z.string(),
  level: z.enum(RECIPE_LEVELS),
  isMeatless: z.boolean(),
  /** Nutrition per portion, grams; zeros = unknown. */
  nutrition: z.object({ kcal: z.number(), protein: z.number(), fat: z.number(), carbs: z.number() }),
  advice: z.string(),
  ingredients: z.array(
    z.object({
      position: z.number().int(),
      title: z.string(),
      /** Amount for all portions. */
      amount: z.number(),
      unit: z.enum(INGREDIENT_UNITS),
      /** True = a pantry staple, for which no products are proposed. */
      isPantry: z.boolean(),
    }),
  ),
  steps: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      /** Duration of the step's timer, minutes; null = none. */
      minutes: z.number().int().nullable(),
      imageUrl: z.string().nullable(),
    }),
  ),
})
export type Recipe = z.output<typeof recipeSchema>

/** Products for one ingredient at a place, the proposed one first; empty = none available. */
export const recipeProductsSchema = z.object({
  items: z.array(
    z.object({
      position: z.number().int(),
      products: z.array(
        z.object({
          /** Number of sale steps for the requested portions. */
          quantity: z.number().int(),
          /** Index of the matching search word, 0 = the best; null = the product only replaces the ingredient. */
          fit: z.number().int().nullable(),
          /** Delivery methods, as an index into `waysOfGoods`. */
          ways: z.number().int(),
          product: productCardSchema,
        }),
      ),
    }),
  ),
  /** Distinct lists of delivery methods, each of one seller for goods ready on the same days. */
  waysOfGoods: z.array(
    z.array(
      z.object({
        methodCode: z.enum(['courier', 'pickup', 'cdek']),
        /** Id of the courier's rate or of the trade place; 0 = the carrier. */
        id: z.number().int(),
        /** Delivery price below `freeDeliverySum`, roubles; null = known only at checkout. */
        price: roubles.nullable(),
        minOrderSum: roubles,
        freeDeliverySum: roubles.nullable(),
        dates: z.array(isoDate),
      }),
    ),
  ),
})
export type RecipeProducts = z.output<typeof recipeProductsSchema>
