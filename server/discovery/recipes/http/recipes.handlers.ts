import type { recipesEndpoints } from '@okolitsa/contracts/recipes/recipes.endpoints.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import type { RecipeDrafts } from '../ports.ts'
import { presentCard, presentStep } from '../present-card.ts'
import { presentDraft } from '../present-draft.ts'
import {
  findCategory,
  findRecipe,
  firstRecipes,
  listCategories,
  pageOfRecipes,
  similarRecipes,
} from '../store/recipe.store.ts'
import { goodsOfRecipe } from '../store/recipe-goods.store.ts'
import { proposedProducts } from './proposed-products.ts'

export interface RecipesDeps extends Deps<'executor' | 'clock' | 'delivery' | 'catalog'> {
  readonly drafts: RecipeDrafts
}

const FIRST_OF_CATEGORY = 4
const MAX_SIMILAR = 4

/** Recipes are the same for all visitors; their products depend on the place. */
export function recipesHandlers({
  executor,
  clock,
  delivery,
  catalog,
  drafts,
}: RecipesDeps): Handlers<typeof recipesEndpoints> {
  const categories = async () =>
    (await listCategories(executor)).map(({ image, ...category }) => ({ ...category, imageUrl: imageUrl(image) }))
  /** The draft of a link to this recipe; null = an ordinary visit. */
  const draftOf = async (slug: string, token: string | undefined) => {
    const draft = token === undefined ? null : await drafts.recipeDraft(token)
    return draft?.slug === slug ? draft : null
  }

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
    recipe: async ({ params: { slug }, query }) => {
      const draft = await draftOf(slug, query.draft)
      if (draft) return presentDraft(draft, await findCategory(executor, draft.categoryKey ?? ''))
      const recipe = await findRecipe(executor, slug)
      if (!recipe) throw new Refusal('NOT_FOUND')
      const { categoryTitle, level, isMeatless, kcal, protein, fat, carbs, advice, ingredients, steps } = recipe
      const nutrition = { kcal, protein, fat, carbs }
      const lists = { ingredients: [...ingredients], steps: steps.map(presentStep) }
      return { ...presentCard(recipe), categoryTitle, level, isMeatless, nutrition, advice, ...lists }
    },
    recipeProducts: async ({ params: { slug }, query, context, scope }) => {
      const place = await delivery.placeOf(query, context.site)
      const sellers = await delivery.sellersAt(scope, place)
      const draft = await draftOf(slug, query.draft)
      const rows = context.closedAreas.includes('goods') ? [] : await goodsOfRecipe(executor, draft ?? slug, sellers)
      if (rows.length === 0 && !draft && !(await findRecipe(executor, slug))) throw new Refusal('NOT_FOUND')
      return proposedProducts({ delivery, catalog, clock }, { rows, portions: query.portions, place, scope })
    },
    similarRecipes: async ({ params: { slug }, query }) => {
      const similar = await similarRecipes(executor, slug, MAX_SIMILAR)
      if (similar.length === 0 && !(await draftOf(slug, query.draft)) && !(await findRecipe(executor, slug)))
        throw new Refusal('NOT_FOUND')
      return { items: similar.map(presentCard) }
    },
  }
}
