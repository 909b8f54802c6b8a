import type { RouteObject } from '../platform/router/routes.ts'
import { movedRoute } from './moved-route.ts'
import { pageRoute } from './page-route.ts'

const RECIPES_QUERY = ['only', 'page']

/** Other pages of the marketplace that a seller's site does not have. */
export const marketplacePages: RouteObject[] = [
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
    query: ['draft'],
    page: () => import('../routes/recipe/page.tsx'),
    loader: () => import('../routes/recipe/loader.ts'),
  }),
  pageRoute({
    path: 'tours',
    isNearestFirst: true,
    query: ['regions', 'from', 'to', 'people', 'places', 'page'],
    page: () => import('../routes/tours/page.tsx'),
    loader: () => import('../routes/tours/loader.ts'),
  }),
  pageRoute({
    path: 'tours/:id',
    // a date offered to a customer of the waiting list
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
    path: 'restaurants/:id(\\d+)',
    page: () => import('../routes/restaurant/page.tsx'),
    loader: () => import('../routes/restaurant/loader.ts'),
  }),
  pageRoute({
    path: 'restaurants/:kitchen?',
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
    path: 'restaurants/:id/:slug',
    page: () => import('../routes/restaurant/section-page.tsx'),
    loader: () => import('../routes/restaurant/section-loader.ts'),
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
    area: null,
    session: 'customer',
    page: () => import('../routes/plan-order/page.tsx'),
    loader: () => import('../routes/plan-order/loader.ts'),
  }),
  movedRoute('catalog/:slug?', () => import('../routes/catalog/loader.ts')),
]
