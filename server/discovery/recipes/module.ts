import { recipesEndpoints } from '@okolitsa/contracts/recipes/recipes.endpoints.ts'
import { recipeCategoryMistakes } from '@okolitsa/domain/recipes/recipe-category.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { mistakesInList } from '@okolitsa/domain/validation/field-rules.ts'
import { splitWords } from '@okolitsa/strings/ru/search-words.ts'
import { defineModule } from '../../module.ts'
import type { AuditService } from '../../people/audit/ports.ts'
import { type Executor, withReadTimeout } from '../../platform/db/client.ts'
import { mounted } from '../../platform/module/module.ts'
import type { Listed } from '../../platform/module/public-pages.ts'
import { refuseMistakes } from '../../platform/refusal/field-mistakes.ts'
import { recipesHandlers } from './http/recipes.handlers.ts'
import type { RecipeCommands, RecipesService } from './ports.ts'
import { presentCard } from './present-card.ts'
import { findRecipes, newestRecipes, publicRecipe, publicRecipes } from './store/recipe.store.ts'
import { cookableRecipes } from './store/recipe-goods.store.ts'
import {
  countRecipes,
  deleteRecipe,
  deleteRecipeCategories,
  listRecipeCategories,
  lockRecipeCategories,
  moveIngredients,
  replaceRecipes,
  saveRecipeCategories,
} from './store/recipe-writes.store.ts'

/** The tables of shown recipes are written only by these commands; `content` keeps their versions. */
export const recipeCommands = ({ audit }: { readonly audit: AuditService }): RecipeCommands => ({
  listRecipeCategories,
  saveRecipeCategories: async (tx, author, categories) => {
    refuseMistakes(mistakesInList(categories, 'categories', recipeCategoryMistakes))
    const known = new Map((await listRecipeCategories(tx)).map((category) => [category.urlKey, category]))
    await saveRecipeCategories(tx, categories)
    await audit.record(
      tx,
      author,
      categories.map((category) => {
        const before = known.get(category.urlKey)
        return {
          action: before ? 'changeRecipeCategory' : 'createRecipeCategory',
          entity: 'recipe_category',
          entityId: category.urlKey,
          organizationId: null,
          before: before ? { ...before } : null,
          after: { ...category },
        }
      }),
    )
  },
  lockRecipeCategories,
  removeRecipeCategories: async (tx, author, categories) => {
    const counts = await countRecipes(tx)
    if (categories.some(({ urlKey }) => counts.has(urlKey))) throw new Refusal('RECIPE_SECTION_IN_USE')
    await deleteRecipeCategories(
      tx,
      categories.map(({ urlKey }) => urlKey),
    )
    await audit.record(
      tx,
      author,
      categories.map((category) => ({
        action: 'removeRecipeCategory',
        entity: 'recipe_category',
        entityId: category.urlKey,
        organizationId: null,
        before: { ...category },
        after: null,
      })),
    )
  },
  countRecipes,
  showRecipes: replaceRecipes,
  hideRecipe: deleteRecipe,
})

export const recipesService = (executor: Executor): Omit<RecipesService, keyof RecipeCommands> => ({
  publicRecipe: (slug) => publicRecipe(executor, slug),
  newestRecipes: (most) => newestRecipes(executor, most),
  cookableRecipes: async (place) => (await cookableRecipes(executor, place)).map(presentCard),
  findRecipes: async (text, most) => {
    const words = splitWords(text)
    return words.length === 0 ? [] : (await findRecipes(withReadTimeout(executor), words, most)).map(presentCard)
  },
})

/** Pages of recipes for sitemaps: the list, its sections and every public recipe. */
export async function listedRecipes(reads: Executor): Promise<readonly Listed[]> {
  const recipes = await publicRecipes(reads)
  const shelves = [...new Set(recipes.map(({ categoryKey }) => `/recipes/${categoryKey}`))]
  return [
    ...['/recipes', ...shelves].map((path) => ({ path })),
    ...recipes.map(({ categoryKey, slug, publishedAt }) => ({
      path: `/recipes/${categoryKey}/${slug}`,
      changedOn: publishedAt.toISOString().slice(0, 10),
    })),
  ]
}

export const recipesModule = defineModule({
  name: 'recipes',
  uses: ['audit', 'delivery', 'products', 'catalog'],
  portsFilledBy: ['content'],
  create: ({ reads, clock }, { audit, delivery, products, catalog, content }) => {
    products.followCategories(async (tx, _author, replaced) => {
      if (replaced.isMerged) await moveIngredients(tx, replaced)
    })
    return {
      service: { ...recipeCommands({ audit }), ...recipesService(reads) },
      sitemap: {
        area: 'recipes',
        files: {
          recipes: () => listedRecipes(reads),
        },
      },
      areaContent: { area: 'recipes', hasContent: async () => (await newestRecipes(reads, 1)).length > 0 },
      calls: [
        mounted(recipesEndpoints, recipesHandlers({ executor: reads, clock, delivery, catalog, drafts: content })),
      ],
    }
  },
})
