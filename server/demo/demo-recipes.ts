import { formOf, formPicture } from '@okolitsa/demo/pictures/forms.ts'
import { type DemoRecipe, UNITS } from '@okolitsa/demo/schemas/recipe.ts'
import type { NewRecipe } from '../discovery/recipes/ports.ts'

/** A recipe of the demo as input of the command; without a picture it has the picture of its dish. */
export const demoRecipeOf = (
  { category, picture: _food, ingredients, ...recipe }: DemoRecipe,
  position: number,
): NewRecipe => ({
  ...recipe,
  categoryKey: category,
  image: formPicture(recipe.title, formOf(recipe.title), position).source,
  ingredients: ingredients.map(({ category: categoryId, unit, ...ingredient }) => ({
    ...ingredient,
    unit: UNITS[unit],
    categoryId,
  })),
})
