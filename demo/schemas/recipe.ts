import { z } from 'zod'
import { hueSchema, slugSchema } from './organization.ts'

/** Maps the units of recipes to the units of the shop. */
export const UNITS = { г: 'g', мл: 'ml', шт: 'piece', 'ст. л.': 'tablespoon', 'ч. л.': 'teaspoon' } as const
const UNIT_WORDS = Object.keys(UNITS) as (keyof typeof UNITS)[]

/** An ingredient of a recipe: name, amount, and the products that may be used for it. */
const ingredient = z.strictObject({
  /** name as in recipes: «Кефир» */
  title: z.string(),
  /** amount for all portions of the recipe */
  amount: z.number(),
  unit: z.enum(UNIT_WORDS),
  /** leaf category of the product; null = a basic ingredient (salt, sugar, water) */
  category: z.int().nullable(),
  /** word stems, one of which the product's title must contain; empty = any product of the category */
  words: z.array(z.string()),
})
export type DemoIngredient = z.infer<typeof ingredient>

const step = z.strictObject({
  title: z.string(),
  text: z.string(),
  /** duration of the step's timer; null = no timer */
  minutes: z.int().nullable(),
})
export type DemoStep = z.infer<typeof step>

export const RECIPE_CATEGORIES = ['zavtraki', 'supy', 'na-uzhin', 'salaty', 'vypechka', 'detyam'] as const
export type DemoRecipeCategory = (typeof RECIPE_CATEGORIES)[number]

export const recipeSchema = z.strictObject({
  slug: slugSchema,
  title: z.string(),
  /** one line under the title, without a full stop */
  line: z.string(),
  /** total cooking time */
  minutes: z.int(),
  level: z.enum(['easy', 'medium', 'hard']),
  portions: z.int(),
  /** key of a food picture */
  picture: z.string(),
  /** hue of the picture's backdrop */
  hue: hueSchema,
  isMeatless: z.boolean(),
  /** nutrition of one portion */
  nutrition: z.strictObject({ kcal: z.number(), protein: z.number(), fat: z.number(), carbs: z.number() }),
  /** tip of a cook; shown without a name */
  advice: z.string(),
  ingredients: z.array(ingredient),
  steps: z.array(step),
})
export type DemoRecipe = z.infer<typeof recipeSchema> & { category: DemoRecipeCategory }
