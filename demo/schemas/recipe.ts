import { z } from 'zod'
import { hueSchema, slugSchema } from './organization.ts'

/** Units as cooks write them → as the shop names them. */
export const UNITS = { г: 'g', мл: 'ml', шт: 'piece', 'ст. л.': 'tablespoon', 'ч. л.': 'teaspoon' } as const
const UNIT_WORDS = Object.keys(UNITS) as (keyof typeof UNITS)[]

/** One line of a recipe: what is taken, how much, and which goods of the marketplace it may be cooked from. */
const ingredient = z.strictObject({
  /** «Кефир», as a cook says it */
  title: z.string(),
  /** for all portions of the recipe */
  amount: z.number(),
  unit: z.enum(UNIT_WORDS),
  /** leaf category of the goods; null = what every kitchen has (salt, sugar, water) */
  category: z.int().nullable(),
  /** beginnings of words, one of which the product's title has; none = any product of the category */
  words: z.array(z.string()),
})
export type DemoIngredient = z.infer<typeof ingredient>

const step = z.strictObject({
  title: z.string(),
  text: z.string(),
  /** how long the timer of this step runs; null = no timer */
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
  /** from the first knife to the table */
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
  /** tip of an experienced cook; shown without a name */
  advice: z.string(),
  ingredients: z.array(ingredient),
  steps: z.array(step),
})
export type DemoRecipe = z.infer<typeof recipeSchema> & { category: DemoRecipeCategory }

/** A shelf of the recipe book; one with a rule holds every recipe it is true for. */
export const recipeShelfSchema = z.strictObject({
  urlKey: z.enum([...RECIPE_CATEGORIES, 'za-20-minut', 'bez-myasa']),
  title: z.string(),
  /** A line for the page description, without a full stop. */
  description: z.string(),
  picture: z.string(),
  hue: hueSchema,
  rule: z.enum(['fast', 'meatless']).nullable(),
})
export type DemoRecipeShelf = z.infer<typeof recipeShelfSchema>
