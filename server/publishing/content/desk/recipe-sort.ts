import { recipeMistakes } from '@okolitsa/domain/recipes/written-recipe.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import type { ShowcaseSort } from '../showcase-commands.ts'
import { recipeOfFields, slugOfCode } from '../written-recipes.ts'

/** Recipes: a shown version is written into the tables of the recipes that the shop reads. */
export const recipeSort = ({ products, recipes }: Deps<'products' | 'recipes'>): ShowcaseSort => ({
  isOne: ({ kind }) => kind === 'recipe',
  refuseWrong: () => {},
  refuseUnready: async (tx, fields) => {
    const recipe = recipeOfFields(fields)
    if (!recipe) return
    await recipes.lockRecipeCategories(tx, 'use')
    const sections = await recipes.listRecipeCategories(tx)
    const categories = await products.listGoodsCategories(tx)
    refuseMistakes(
      recipeMistakes(recipe, {
        // a section with a rule contains matching recipes of the others
        sections: new Set(sections.filter(({ rule }) => rule === null).map(({ urlKey }) => urlKey)),
        categories: new Set(categories.map(({ id }) => id)),
      }),
    )
  },
  show: async (tx, code, fields) => {
    const slug = slugOfCode(code)
    const recipe = fields && recipeOfFields(fields)
    if (recipe) await recipes.showRecipes(tx, [{ ...recipe, slug }])
    else await recipes.hideRecipe(tx, slug)
  },
})
