import { z } from 'zod'
import { hueSchema, slugSchema } from './model.ts'

/** Cooking units → units of the shop. */
export const UNITS = { г: 'g', мл: 'ml', шт: 'piece', 'ст. л.': 'tablespoon', 'ч. л.': 'teaspoon' } as const
const UNIT_WORDS = Object.keys(UNITS) as (keyof typeof UNITS)[]

/** An ingredient: title, amount, and the products that match it. */
const ingredient = z.strictObject({
  /** «Кефир», as a cook says it */
  title: z.string(),
  /** for all portions of the recipe */
  amount: z.number(),
  unit: z.enum(UNIT_WORDS),
  /** leaf category of the products; null = present in every kitchen (salt, sugar, water) */
  category: z.int().nullable(),
  /** beginnings of words, one of which the product's title contains; empty = any product of the category */
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
  /** total time */
  minutes: z.int(),
  level: z.enum(['easy', 'medium', 'hard']),
  portions: z.int(),
  /** key of a food picture */
  picture: z.string(),
  /** hue of the backdrop */
  hue: hueSchema,
  isMeatless: z.boolean(),
  /** of one portion */
  nutrition: z.strictObject({ kcal: z.number(), protein: z.number(), fat: z.number(), carbs: z.number() }),
  /** a cook's advice; shown without a name */
  advice: z.string(),
  ingredients: z.array(ingredient),
  steps: z.array(step),
})
export type DemoRecipe = z.infer<typeof recipeSchema> & { category: DemoRecipeCategory }

/** A category of the recipe book; one with a rule contains every matching recipe. */
export const recipeShelfSchema = z.strictObject({
  urlKey: z.enum([...RECIPE_CATEGORIES, 'za-20-minut', 'bez-myasa']),
  title: z.string(),
  /** One line for the page description, without a full stop. */
  description: z.string(),
  picture: z.string(),
  hue: hueSchema,
  rule: z.enum(['fast', 'meatless']).nullable(),
})
export type DemoRecipeShelf = z.infer<typeof recipeShelfSchema>
