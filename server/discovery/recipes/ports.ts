import type { RecipeCard } from '@okolitsa/contracts/recipes/recipe.ts'
import type { IngredientUnit } from '@okolitsa/domain/recipes/choose-goods.ts'
import type { ServiceableSellers } from '../../fulfilment/delivery/ports.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Rule of a category that contains all matching recipes; the other categories are listed by each recipe. */
export type RecipeCategoryRule = 'fast' | 'meatless'

export interface RecipeCategoryFields {
  readonly urlKey: string
  readonly title: string
  readonly description: string
  /** Source key for `imageUrl()`. */
  readonly image: string
  readonly hue: number
  readonly position: number
  readonly rule: RecipeCategoryRule | null
}

export interface NewRecipe {
  readonly slug: string
  readonly categoryKey: string
  readonly title: string
  readonly line: string
  readonly minutes: number
  readonly level: 'easy' | 'medium' | 'hard'
  readonly portions: number
  readonly image: string
  readonly hue: number
  readonly isMeatless: boolean
  /** Nutrition of one portion. */
  readonly nutrition: { readonly kcal: number; readonly protein: number; readonly fat: number; readonly carbs: number }
  readonly advice: string
  readonly ingredients: readonly NewIngredient[]
  readonly steps: readonly { readonly title: string; readonly text: string; readonly minutes: number | null }[]
}

export interface NewIngredient {
  readonly title: string
  readonly amount: number
  readonly unit: IngredientUnit
  /** Product category of the ingredient; null = a kitchen staple that is not bought. */
  readonly categoryId: number | null
  /** Words in lower case. A product fits when its title contains one of them; earlier words fit better. */
  readonly words: readonly string[]
}

export interface RecipeCommands {
  /** All categories in their order, including those without recipes. */
  listRecipeCategories(executor: Executor): Promise<readonly RecipeCategoryFields[]>
  /** Adds categories, or changes those with these keys, in one statement. */
  saveRecipeCategories(tx: Executor, author: Author, categories: readonly RecipeCategoryFields[]): Promise<void>
  createRecipes(tx: Executor, author: Author, recipes: readonly NewRecipe[]): Promise<void>
}

export interface PublicRecipe {
  readonly categoryKey: string
  readonly slug: string
  readonly title: string
  readonly line: string
  /** Source key for `imageUrl()`. */
  readonly image: string
  readonly hue: number
  readonly minutes: number
  readonly portions: number
  readonly publishedAt: Date
}

export interface RecipesService extends RecipeCommands {
  /** Recipes with a title word for each word of the text, whatever its ending; in the order of the book. */
  findRecipes(text: string, most: number): Promise<RecipeCard[]>
  /** Recipes whose bought ingredients are all available at the place; in the order of the book. */
  cookableRecipes(place: Pick<ServiceableSellers, 'bits' | 'ways'>): Promise<RecipeCard[]>
  /** The recipe's page; null = there is no such recipe. */
  publicRecipe(slug: string): Promise<PublicRecipe | null>
  /** The newest recipes, latest first. */
  newestRecipes(most: number): Promise<readonly PublicRecipe[]>
}
