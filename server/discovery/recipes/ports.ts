import type { RecipeCard } from '@okolitsa/contracts/recipes/recipe.ts'
import type { WrittenRecipe } from '@okolitsa/domain/recipes/written-recipe.ts'
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

/** A written recipe with the last part of its address. */
export interface SluggedRecipe extends WrittenRecipe {
  readonly slug: string
}

export interface RecipeCommands {
  /** All categories in their order, including those without recipes. */
  listRecipeCategories(executor: Executor): Promise<readonly RecipeCategoryFields[]>
  /** Adds categories, or changes those with these keys, in one statement. */
  saveRecipeCategories(tx: Executor, author: Author, categories: readonly RecipeCategoryFields[]): Promise<void>
  /** Makes changes of categories wait until the end of the transaction; `use` lets other uses go on. */
  lockRecipeCategories(tx: Executor, purpose: 'use' | 'change'): Promise<void>
  /** Removes categories. Refuses RECIPE_SECTION_IN_USE when a shown recipe names one. */
  removeRecipeCategories(tx: Executor, author: Author, categories: readonly RecipeCategoryFields[]): Promise<void>
  /** Number of shown recipes by the category that they name. */
  countRecipes(executor: Executor): Promise<ReadonlyMap<string, number>>
  /**
   * Shows recipes that lack nothing, or replaces what is shown of them; the caller keeps their versions and the audit
   * trail.
   */
  showRecipes(tx: Executor, recipes: readonly SluggedRecipe[]): Promise<void>
  /** Removes a recipe from the shop. */
  hideRecipe(tx: Executor, slug: string): Promise<void>
}

/** Drafts of recipes, by the tokens of their links. */
export interface RecipeDrafts {
  /** The draft of a token; null = no valid token, or of something else. */
  recipeDraft(token: string): Promise<SluggedRecipe | null>
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
