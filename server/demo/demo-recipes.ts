import type { demoRecipeCategories } from '@okolitsa/demo/data/recipe-categories.ts'
import { stillLifeSource } from '@okolitsa/demo/pictures/still-life.ts'
import { type DemoRecipe, UNITS } from '@okolitsa/demo/recipe-model.ts'
import type { NewRecipe, NewRecipeCategory } from '../discovery/recipes/ports.ts'
import { foodPicture } from './demo-sellers.ts'

/** A shelf of the demo's recipe book as the command takes it. */
export const demoRecipeCategoryOf = ({
  picture,
  ...category
}: (typeof demoRecipeCategories)[number]): NewRecipeCategory => ({ ...category, image: foodPicture(picture) })

/** A recipe of the demo as the command takes it; one drawing is arranged in another way each time. */
export const demoRecipeOf = (
  { category, picture, ingredients, ...recipe }: DemoRecipe,
  position: number,
): NewRecipe => ({
  ...recipe,
  categoryKey: category,
  image: stillLifeSource(picture, position + 1),
  ingredients: ingredients.map(({ category: categoryId, unit, ...ingredient }) => ({
    ...ingredient,
    unit: UNITS[unit],
    categoryId,
  })),
})
