import type { AuditService } from '../../people/audit/ports.ts'
import type { RecipeCommands } from './ports.ts'
import { insertRecipeCategories, insertRecipes } from './store/recipe-writes.store.ts'

export type * from './ports.ts'

/** Recipes are written here and nowhere else; who wrote one stands in the audit trail. */
export const recipeCommands = ({ audit }: { readonly audit: AuditService }): RecipeCommands => ({
  createRecipeCategories: async (tx, author, categories) => {
    await insertRecipeCategories(tx, categories)
    await audit.record(
      tx,
      author,
      categories.map(({ urlKey, ...after }) => ({
        action: 'createRecipeCategory',
        entity: 'recipe_category',
        entityId: urlKey,
        organizationId: null,
        before: null,
        after,
      })),
    )
  },
  createRecipes: async (tx, author, recipes) => {
    await insertRecipes(tx, recipes)
    await audit.record(
      tx,
      author,
      recipes.map(({ slug, title, categoryKey, minutes, portions }) => ({
        action: 'createRecipe',
        entity: 'recipe',
        entityId: slug,
        organizationId: null,
        before: null,
        after: { title, categoryKey, minutes, portions },
      })),
    )
  },
})
