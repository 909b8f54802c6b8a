import type { recipesEndpoints } from '@okolitsa/contracts/recipes/recipes.endpoints.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { presentCard } from '../present-card.ts'
import { findRecipe, firstRecipes, listCategories, pageOfRecipes, similarRecipes } from '../store/recipe.store.ts'
import { goodsOfRecipe } from '../store/recipe-goods.store.ts'
import { proposedProducts } from './proposed-products.ts'

export type RecipesDeps = Deps<'executor' | 'clock' | 'delivery' | 'catalog'>

const FIRST_OF_CATEGORY = 4
const MAX_SIMILAR = 4

/** Recipes are the same for all visitors; their products depend on the place. */
export function recipesHandlers({
  executor,
  clock,
  delivery,
  catalog,
}: RecipesDeps): Handlers<typeof recipesEndpoints> {
  const categories = async () =>
    (await listCategories(executor)).map(({ image, ...category }) => ({ ...category, imageUrl: imageUrl(image) }))

  return {
    listRecipeCategories: async () => ({ items: await categories() }),
    recipesByCategory: async () => {
      const [items, first] = await Promise.all([categories(), firstRecipes(executor, FIRST_OF_CATEGORY)])
      return {
        items: items.map((category) => ({
          ...category,
          recipes: first.filter(({ ofCategory }) => ofCategory === category.urlKey).map(presentCard),
        })),
      }
    },
    recipes: async ({ query: { page, perPage, category, minutes, meatless, product } }) => {
      const { total, rows } = await pageOfRecipes(executor, {
        categoryKey: category ?? null,
        minutes: minutes ?? null,
        isMeatless: meatless ?? false,
        productId: product ?? null,
        from: (page - 1) * perPage,
        size: perPage,
      })
      return {
        items: rows.map(presentCard),
        currentPage: page,
        totalItems: total,
        totalPages: Math.ceil(total / perPage),
        itemsPerPage: perPage,
      }
    },
    recipe: async ({ params: { slug } }) => {
      const recipe = await findRecipe(executor, slug)
      if (!recipe) throw new Refusal('NOT_FOUND')
      const { categoryTitle, level, isMeatless, kcal, protein, fat, carbs, advice, ingredients, steps } = recipe
      const nutrition = { kcal, protein, fat, carbs }
      const lists = { ingredients: [...ingredients], steps: [...steps] }
      return { ...presentCard(recipe), categoryTitle, level, isMeatless, nutrition, advice, ...lists }
    },
    recipeProducts: async ({ params: { slug }, query, context, scope }) => {
      const place = await delivery.placeOf(query, context.site)
      const sellers = await delivery.sellersAt(scope, place)
      const rows = context.closedAreas.includes('goods') ? [] : await goodsOfRecipe(executor, slug, sellers)
      if (rows.length === 0 && !(await findRecipe(executor, slug))) throw new Refusal('NOT_FOUND')
      return proposedProducts({ delivery, catalog, clock }, { rows, portions: query.portions, place, scope })
    },
    similarRecipes: async ({ params: { slug } }) => {
      const similar = await similarRecipes(executor, slug, MAX_SIMILAR)
      if (similar.length === 0 && !(await findRecipe(executor, slug))) throw new Refusal('NOT_FOUND')
      return { items: similar.map(presentCard) }
    },
  }
}
