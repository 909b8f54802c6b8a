import { z } from 'zod'
import { type DemoRecipe, RECIPE_CATEGORIES, recipeSchema } from '../schemas/recipe.ts'
import { readData } from './read-data.ts'

/** Recipes of the demo, a file for each category. */
export const demoRecipes: readonly DemoRecipe[] = RECIPE_CATEGORIES.flatMap((category) =>
  readData(`recipes/${category}.json`, z.array(recipeSchema)).map((recipe) => ({ ...recipe, category })),
)
