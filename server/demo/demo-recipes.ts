import { formOf, formPicture } from '@okolitsa/demo/pictures/forms.ts'
import { type DemoRecipe, UNITS } from '@okolitsa/demo/schemas/recipe.ts'
import type { RecipeCommands, SluggedRecipe } from '../discovery/recipes/ports.ts'
import type { Author } from '../people/audit/ports.ts'
import type { Executor } from '../platform/db/client.ts'
import { codeOfRecipe, fieldsOfRecipe } from '../publishing/content/module.ts'
import type { ContentCommands } from '../publishing/content/ports.ts'

/** A recipe of the demo with the picture of its dish. */
const demoRecipeOf = (
  { category, picture: _food, ingredients, steps, ...recipe }: DemoRecipe,
  position: number,
): SluggedRecipe => ({
  ...recipe,
  categoryKey: category,
  picture: formPicture(recipe.title, formOf(recipe.title), position).source,
  ingredients: ingredients.map(({ category: categoryId, unit, ...ingredient }) => ({
    ...ingredient,
    unit: UNITS[unit],
    categoryId,
  })),
  steps: steps.map((step) => ({ ...step, picture: null })),
})

/** Shows the recipes of the demo, each with a first version. */
export async function loadRecipes(
  tx: Executor,
  author: Author,
  demo: readonly DemoRecipe[],
  { recipes, content }: { readonly recipes: RecipeCommands; readonly content: ContentCommands },
): Promise<void> {
  const written = demo.map(demoRecipeOf)
  await recipes.showRecipes(tx, written)
  await content.saveContent(
    tx,
    author,
    written.map(({ slug, ...recipe }) => ({ code: codeOfRecipe(slug), fields: fieldsOfRecipe(recipe) })),
  )
}
