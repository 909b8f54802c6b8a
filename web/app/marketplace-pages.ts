import type { RouteObject } from '../platform/router/routes.ts'
import { LIST_QUERY } from './list-query.ts'
import { movedRoute } from './moved-route.ts'
import { pageRoute } from './page-route.ts'

/** What narrows and turns the pages of recipes. */
const RECIPES_QUERY = ['only', 'page']

/** Pages of the marketplace that a seller's shop does without: its home, its terms, its farmers. */
export const marketplacePages: RouteObject[] = [
  pageRoute({
    page: () => import('../routes/home/page.tsx'),
    loader: () => import('../routes/home/loader.ts'),
  }),
  pageRoute({
    path: 'farmers/:key?',
    query: LIST_QUERY,
    page: () => import('../routes/farmers/page.tsx'),
    loader: () => import('../routes/farmers/loader.ts'),
  }),
  pageRoute({
    path: 'farmers/:id/delivery',
    page: () => import('../routes/farmer/delivery-page.tsx'),
    loader: () => import('../routes/farmer/loader.ts'),
  }),
  pageRoute({
    path: 'farmers/:id/info',
    page: () => import('../routes/farmer/info-page.tsx'),
    loader: () => import('../routes/farmer/info-loader.ts'),
  }),
  pageRoute({
    path: 'farmers/:id/reviews',
    page: () => import('../routes/farmer/reviews-page.tsx'),
    loader: () => import('../routes/farmer/reviews-loader.ts'),
  }),
  pageRoute({
    path: 'farmers/:id/questions',
    page: () => import('../routes/farmer/questions-page.tsx'),
    loader: () => import('../routes/farmer/questions-loader.ts'),
  }),
  pageRoute({
    path: 'farmers/:id/:slug',
    query: LIST_QUERY,
    page: () => import('../routes/farmer/goods-page.tsx'),
    loader: () => import('../routes/farmer/goods-loader.ts'),
  }),
  pageRoute({
    path: 'map/farmers',
    query: ['at', 'category', 'date', 'here', 'courier', 'pickup', 'rating'],
    page: () => import('../routes/farm-map/page.tsx'),
    loader: () => import('../routes/farm-map/loader.ts'),
  }),
  pageRoute({
    path: 'recipes',
    query: RECIPES_QUERY,
    page: () => import('../routes/recipes/page.tsx'),
    loader: () => import('../routes/recipes/loader.ts'),
  }),
  pageRoute({
    path: 'recipes/:slug',
    query: RECIPES_QUERY,
    page: () => import('../routes/recipe-category/page.tsx'),
    loader: () => import('../routes/recipe-category/loader.ts'),
  }),
  pageRoute({
    path: 'recipes/:slug/:recipeSlug',
    page: () => import('../routes/recipe/page.tsx'),
    loader: () => import('../routes/recipe/loader.ts'),
  }),
  pageRoute({
    path: 'tours',
    query: ['regions', 'from', 'to', 'people', 'places', 'page'],
    page: () => import('../routes/tours/page.tsx'),
    loader: () => import('../routes/tours/loader.ts'),
  }),
  pageRoute({
    path: 'tours/:id',
    // a date that was offered to somebody who waited
    query: ['date'],
    page: () => import('../routes/tour/page.tsx'),
    loader: () => import('../routes/tour/loader.ts'),
  }),
  pageRoute({
    path: 'tours/:id/booking',
    session: 'customer',
    page: () => import('../routes/tour-booking/page.tsx'),
    loader: () => import('../routes/tour-booking/loader.ts'),
  }),
  pageRoute({
    path: 'restaurants/:key?',
    query: ['only', 'sort', 'page'],
    page: () => import('../routes/restaurants/page.tsx'),
    loader: () => import('../routes/restaurants/loader.ts'),
  }),
  pageRoute({
    path: 'restaurants/:id/info',
    page: () => import('../routes/restaurant-info/page.tsx'),
    loader: () => import('../routes/restaurant-info/loader.ts'),
  }),
  pageRoute({
    path: 'dishes/:slug',
    page: () => import('../routes/dish/page.tsx'),
    loader: () => import('../routes/dish/loader.ts'),
  }),
  pageRoute({
    path: 'plans',
    page: () => import('../routes/plans/page.tsx'),
    loader: () => import('../routes/plans/loader.ts'),
  }),
  pageRoute({
    path: 'plans/orders/:id',
    session: 'customer',
    page: () => import('../routes/plan-order/page.tsx'),
    loader: () => import('../routes/plan-order/loader.ts'),
  }),
  movedRoute('catalog/:slug?', () => import('../routes/catalog/loader.ts')),
]
