import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { ReadBlock } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import type { SitePage } from '@okolitsa/contracts/site-pages/site-page.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import type { Loading } from '../../platform/loading/loading.ts'

/** A published page of the site; null = none at this path. */
export async function findSitePage({ shop, signal }: Loading, path: string): Promise<SitePage | null> {
  try {
    return await shop.api.sitePages.getSitePage({ query: { path }, signal })
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 404) return null
    throw error
  }
}

/** Maximum number of items that blocks of a type display; 0 = no such block. */
const mostOf = (blocks: readonly ReadBlock[], type: 'goods' | 'reviews' | 'questions') =>
  Math.max(0, ...blocks.map((block) => (block.type === type ? block.props.most : 0)))

/** The page with data of the shop for its blocks: each call once, in parallel, only when needed. */
export async function loadSitePage({ shop, signal }: Loading, page: SitePage) {
  const { api, site, location } = shop
  const id = site.organizationId
  const isRestaurant = site.sellerType === 'restaurant'
  const [goods, reviews, questions] = (['goods', 'reviews', 'questions'] as const).map((type) =>
    mostOf(page.blocks, type),
  )
  const needsSeller = page.blocks.some(({ type }) => type === 'contacts' || type === 'delivery')
  const needsKitchen = isRestaurant && (needsSeller || goods !== 0)
  /** A failed block must not fail the page. */
  const ask = <T>(isShown: unknown, call: (of: { params: { id: number }; signal: AbortSignal }) => Promise<T>) =>
    isShown && id !== null ? call({ params: { id }, signal }).catch(() => null) : null
  const query = locationQueryOf(location)
  const [products, dishes, reviewPage, asked, farm, restaurant] = await Promise.all([
    ask(goods && !isRestaurant, (of) =>
      api.catalog.listFarmerProducts({ ...of, query: { ...query, page: 1, perPage: goods, categoriesIds: [] } }),
    ),
    ask(goods && isRestaurant, (of) => api.restaurants.dishes({ ...of, query: { page: 1, perPage: goods } })),
    ask(reviews, ({ params }) =>
      api.reviews.reviews({
        params: { ...params, entityType: 'farmer' },
        query: { needTotals: 'true', perPage: reviews },
        signal,
      }),
    ),
    ask(questions, (of) => api.questions.listFarmerQuestions({ ...of, query: { perPage: questions } })),
    ask(needsSeller && !isRestaurant, (of) => api.catalog.getFarmer({ ...of, query })),
    ask(needsKitchen, (of) => api.restaurants.restaurant({ ...of, query })),
  ])
  return {
    page,
    products: products?.items ?? [],
    dishes: dishes?.items ?? [],
    reviews: reviewPage,
    questions: asked,
    farm,
    restaurant,
  }
}

/** Data of the shop for the blocks. */
export type Shown = Omit<Awaited<ReturnType<typeof loadSitePage>>, 'page'>
