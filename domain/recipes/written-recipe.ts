import type { FieldMistakes } from '../validation/field-rules.ts'
import type { IngredientUnit } from './choose-goods.ts'

export const RECIPE_LEVELS = ['easy', 'medium', 'hard'] as const

export interface WrittenIngredient {
  readonly title: string
  /** Amount for all portions. */
  readonly amount: number
  readonly unit: IngredientUnit
  /** Product category of the ingredient; null = a kitchen staple that is not bought. */
  readonly categoryId: number | null
  /** Words in lower case. A product fits when its title contains one of them; earlier words fit better. */
  readonly words: readonly string[]
}

export interface WrittenStep {
  readonly title: string
  readonly text: string
  /** Duration of the timer, minutes; null = none. */
  readonly minutes: number | null
  /** Source key for `imageUrl()`; null = none. */
  readonly picture: string | null
}

/** A recipe as it is written; a draft may lack whatever is null or empty. */
export interface WrittenRecipe {
  readonly title: string
  readonly line: string
  readonly categoryKey: string | null
  /** Source key for `imageUrl()`. */
  readonly picture: string | null
  /** Hue of the backdrop; null = the hue of its section. */
  readonly hue: number | null
  readonly minutes: number | null
  readonly level: (typeof RECIPE_LEVELS)[number]
  readonly portions: number
  readonly isMeatless: boolean
  /** Nutrition of one portion; null = unknown. */
  readonly nutrition: {
    readonly kcal: number
    readonly protein: number
    readonly fat: number
    readonly carbs: number
  } | null
  readonly advice: string
  readonly ingredients: readonly WrittenIngredient[]
  readonly steps: readonly WrittenStep[]
}

/** A recipe without the fields that every block of content has. */
export type RecipeDetails = Omit<WrittenRecipe, 'title' | 'picture'>

/** The parts without which a recipe is not shown. */
export const RECIPE_NEEDS = ['categoryKey', 'picture', 'minutes', 'ingredients', 'steps'] as const
export type RecipeNeed = (typeof RECIPE_NEEDS)[number]

/** Parts that a recipe lacks to be shown; empty = none. */
export const recipeGaps = (recipe: WrittenRecipe): RecipeNeed[] =>
  RECIPE_NEEDS.filter((name) => recipe[name] === null || (Array.isArray(recipe[name]) && recipe[name].length === 0))

/**
 * Mistakes of a recipe that is to be shown: parts that it lacks, and a section or categories of products that the market
 * does not have (any more).
 */
export function recipeMistakes(
  recipe: WrittenRecipe,
  known: { readonly sections: ReadonlySet<string>; readonly categories: ReadonlySet<number> },
): FieldMistakes {
  const { categoryKey, ingredients } = recipe
  return {
    ...Object.fromEntries(recipeGaps(recipe).map((name) => [name, 'required' as const])),
    ...(categoryKey !== null && !known.sections.has(categoryKey) && { categoryKey: 'wrongValue' as const }),
    ...Object.fromEntries(
      ingredients.flatMap(({ categoryId }, index) =>
        categoryId === null || known.categories.has(categoryId)
          ? []
          : [[`ingredients.${index}.categoryId`, 'wrongValue' as const]],
      ),
    ),
  }
}

/** Fields in which two versions of a document differ. */
export const changedFields = <Fields extends object>(one: Fields, other: Fields): (keyof Fields & string)[] =>
  (Object.keys(one) as (keyof Fields & string)[]).filter((name) => !isSame(one[name], other[name]))

/** Compares values as JSON does, whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  )
}

export const RECIPE_STATES = ['draft', 'planned', 'shown', 'hidden'] as const
export type RecipeState = (typeof RECIPE_STATES)[number]

export function recipeState({
  publishedVersion,
  plannedAt,
  wasShown,
}: {
  readonly publishedVersion: number | null
  readonly plannedAt: Date | null
  readonly wasShown: boolean
}): RecipeState {
  if (publishedVersion !== null) return 'shown'
  if (plannedAt !== null) return 'planned'
  return wasShown ? 'hidden' : 'draft'
}
