import { INGREDIENT_UNITS } from '@okolitsa/domain/recipes/choose-goods.ts'
import { RECIPE_LEVELS, RECIPE_NEEDS, RECIPE_STATES } from '@okolitsa/domain/recipes/written-recipe.ts'
import { z } from 'zod'
import { moment } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { jsonId } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'

const MAX_PICTURE_BYTES = 10 * 1024 * 1024
export const MAX_RECIPE_TITLE = 80
export const MAX_RECIPE_LINE = 120
export const MAX_RECIPE_TEXT = 1_000
export const MAX_INGREDIENTS = 40
export const MAX_STEPS = 30
const MAX_MINUTES = 1_440

const words = (most: number) => z.string('required').trim().max(most, 'tooLong')
const line = (most: number) => words(most).min(1, 'required')
const whole = (least: number, most: number) => z.int('wholeNumber').min(least, 'tooSmall').max(most, 'tooBig')
const picture = words(200)
  .regex(/^(?!.*\.\.)[a-z0-9][a-z0-9/._-]*$/, 'wrongValue')
  .nullable()

const typed = z.object({
  title: line(MAX_RECIPE_TITLE),
  line: words(MAX_RECIPE_LINE),
  /** Key of its section. */
  categoryKey: line(120).nullable(),
  picture,
  hue: whole(0, 360).nullable(),
  minutes: whole(1, MAX_MINUTES).nullable(),
  level: z.enum(RECIPE_LEVELS, 'wrongValue'),
  portions: whole(1, 20),
  isMeatless: z.boolean('wrongValue'),
  /** Nutrition of one portion, grams; null = unknown. */
  nutrition: z
    .object({ kcal: whole(0, 5_000), protein: whole(0, 1_000), fat: whole(0, 1_000), carbs: whole(0, 1_000) })
    .nullable(),
  advice: words(MAX_RECIPE_TEXT),
  ingredients: z
    .array(
      z.object({
        title: line(60),
        amount: whole(1, 100_000),
        unit: z.enum(INGREDIENT_UNITS, 'wrongValue'),
        categoryId: jsonId.nullable(),
        words: z.array(line(40).toLowerCase()).max(10, 'tooLong'),
      }),
    )
    .max(MAX_INGREDIENTS, 'tooLong'),
  steps: z
    .array(
      z.object({
        title: line(MAX_RECIPE_TITLE),
        text: line(MAX_RECIPE_TEXT),
        minutes: whole(1, MAX_MINUTES).nullable(),
        picture,
      }),
    )
    .max(MAX_STEPS, 'tooLong'),
})
export type TypedRecipe = z.output<typeof typed>

const moments = z.iso.datetime().nullable()
const rowSchema = z.object({
  slug: z.string(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  categoryTitle: z.string().nullable(),
  state: z.enum(RECIPE_STATES),
  /** The last version and the shown one; null = none is shown. */
  version: z.number().int(),
  publishedVersion: z.number().int().nullable(),
  /** The version that will be published, and when; null = no plan. */
  plannedVersion: z.number().int().nullable(),
  plannedAt: moments,
})
export type RecipeRow = z.output<typeof rowSchema>

/** A recipe with the fields of its last version. */
export const writtenRecipeSchema = rowSchema.extend({
  fields: z.object({
    level: z.enum(RECIPE_LEVELS),
    title: z.string(),
    line: z.string(),
    categoryKey: z.string().nullable(),
    picture: z.string().nullable(),
    hue: z.number().nullable(),
    minutes: z.number().nullable(),
    portions: z.number(),
    isMeatless: z.boolean(),
    nutrition: z.object({ kcal: z.number(), protein: z.number(), fat: z.number(), carbs: z.number() }).nullable(),
    advice: z.string(),
    ingredients: z.array(
      z.object({
        title: z.string(),
        amount: z.number(),
        unit: z.enum(INGREDIENT_UNITS),
        categoryId: z.number().int().nullable(),
        words: z.array(z.string()),
      }),
    ),
    steps: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        minutes: z.number().nullable(),
        picture: z.string().nullable(),
        imageUrl: z.string().nullable(),
      }),
    ),
  }),
  /** Parts that the last version lacks to be shown. */
  gaps: z.array(z.enum(RECIPE_NEEDS)),
  /** Address of the recipe in the shop with its last version; null = the version lacks something. */
  preview: z.string().nullable(),
  /** Versions, the newest first. */
  history: z.array(
    z.object({
      version: z.number().int(),
      /** Null = before versions were signed, or starter data. */
      savedAt: moments,
      author: z.string().nullable(),
      firstPublishedAt: moments,
      /** Fields that differ from the version before. */
      changed: z.array(z.string()),
    }),
  ),
})
export type OfficeRecipe = z.output<typeof writtenRecipeSchema>

const version = whole(1, 2 ** 31 - 2)
/** Versions that the person saw: the change is refused when another person has changed it since. */
const seen = z.object({ version, publishedVersion: version.nullable() })
const params = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'wrongValue')
    .max(90, 'tooLong'),
})

const office = { access: 'office', permission: 'manageContent' } as const
const one = { ...office, answer: writtenRecipeSchema } as const
const change = { ...one, method: 'POST', params, errors: refuses('SHOWCASE_CHANGED') } as const
const path = '/v1/office/recipes'

/** Recipes of the market. Every save is a version; one of them may be shown, at once or from a moment. */
export const officeRecipesEndpoints = defineEndpoints({
  listOfficeRecipes: {
    ...office,
    method: 'GET',
    path,
    summary: 'Recipes by their titles, with what each shows now.',
    query: z.object({
      /** A part of the title. */
      search: z.string().trim().max(100, 'tooLong').default(''),
      state: z.enum(RECIPE_STATES, 'wrongValue').optional(),
      /** The slug of the last one of the page before. */
      after: z.string().max(120, 'tooLong').default(''),
    }),
    answer: z.object({ items: z.array(rowSchema), next: z.string().nullable() }),
  },
  listRecipeChoices: {
    ...office,
    method: 'GET',
    path: '/v1/office/recipe-choices',
    summary: 'Sections of recipes, and categories of the products of ingredients.',
    answer: z.object({
      sections: z.array(z.object({ urlKey: z.string(), title: z.string() })),
      categories: z.array(z.object({ id: z.number().int(), parentId: z.number().int().nullable(), title: z.string() })),
    }),
  },
  getOfficeRecipe: { ...one, method: 'GET', path: `${path}/{slug}`, params, summary: 'A recipe with its versions.' },
  createRecipe: {
    ...one,
    method: 'POST',
    once: true,
    path,
    status: 201,
    summary: 'Creates a recipe as a draft; its address is made of its title.',
    body: typed,
  },
  saveRecipe: {
    ...change,
    path: `${path}/{slug}`,
    summary: 'Adds a version to a recipe; what is shown stays.',
    body: z.object({ seen, fields: typed }),
  },
  publishRecipe: {
    ...change,
    path: `${path}/{slug}/publish`,
    summary: 'Shows the last version, or a copy of an earlier one, at once or from a moment.',
    body: z.object({ seen, version, at: moment.nullable() }),
  },
  cancelRecipePlan: {
    ...change,
    path: `${path}/{slug}/cancel-plan`,
    summary: 'Ends the plan to show a version.',
    body: z.object({ seen }),
  },
  hideRecipe: {
    ...change,
    path: `${path}/{slug}/hide`,
    summary: 'Hides a recipe from the shop; its versions stay.',
    body: z.object({ seen }),
  },
  addRecipePicture: {
    ...office,
    method: 'POST',
    path: '/v1/office/recipe-pictures',
    summary: 'Stores a picture (JPEG, PNG, WebP) for a recipe or a step, drawn anew.',
    files: { least: 1, most: 1, maxBytes: MAX_PICTURE_BYTES },
    answer: z.object({ picture: z.string(), imageUrl: z.string() }),
    errors: refuses('PHOTO_REQUIRED', 'PHOTO_UNREADABLE', 'PHOTO_TOO_LARGE', 'PHOTO_TOO_SMALL'),
  },
})
