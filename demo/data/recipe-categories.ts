import { z } from 'zod'
import { type DemoRecipeShelf, recipeShelfSchema } from '../schemas/recipe.ts'
import { readData } from './read-data.ts'

export const demoRecipeCategories: readonly DemoRecipeShelf[] = readData(
  'recipe-categories.json',
  z.array(recipeShelfSchema),
)
