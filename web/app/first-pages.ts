import { DefaultLayout } from '../layouts/default-layout.tsx'
import type { RouteObject } from '../platform/router/routes.ts'
import { LIST_LATE, LIST_QUERY, SEARCH_LATE } from './list-query.ts'
import { movedRoute } from './moved-route.ts'
import { pageRoute } from './page-route.ts'
import { rootRoutes } from './root-routes.ts'

/** Route of a path without a page. */
export const missingPage = (path: string): RouteObject =>
  pageRoute({
    path,
    page: () => import('../routes/not-found/page.tsx'),
    loader: () => import('../routes/not-found/loader.ts'),
  })

export const marketplaceEntryPages: RouteObject[] = [
  pageRoute({
    query: ['draft'],
    page: () => import('../routes/home/page.tsx'),
    loader: () => import('../routes/home/loader.ts'),
  }),
  pageRoute({
    path: 'farmers/:id(\\d+)',
    // orders and payments link to a restaurant by its id alone
    area: ['goods', 'restaurants'],
    query: LIST_QUERY,
    page: () => import('../routes/farmer/goods-page.tsx'),
    loader: () => import('../routes/farmer/goods-loader.ts'),
  }),
  pageRoute({
    path: 'farmers/:slug?',
    isNearestFirst: true,
    query: LIST_QUERY,
    late: LIST_LATE,
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
]

export const goodsPages: RouteObject[] = [
  pageRoute({
    path: 'category',
    page: () => import('../routes/categories/page.tsx'),
    loader: () => import('../routes/categories/loader.ts'),
  }),
  pageRoute({
    path: 'category/:slug',
    query: LIST_QUERY,
    late: LIST_LATE,
    page: () => import('../routes/category/page.tsx'),
    loader: () => import('../routes/category/loader.ts'),
  }),
  pageRoute({
    path: 'category/:slug/:productSlug',
    page: () => import('../routes/product/page.tsx'),
    loader: () => import('../routes/product/loader.ts'),
  }),
  pageRoute({
    path: 'search-result',
    query: [...LIST_QUERY, 'text'],
    late: SEARCH_LATE,
    page: () => import('../routes/search-result/page.tsx'),
    loader: () => import('../routes/search-result/loader.ts'),
  }),
  movedRoute('products/:productSlug?', () => import('../routes/products/loader.ts')),
  pageRoute({
    path: 'cart',
    query: ['tab'],
    page: () => import('../routes/cart/page.tsx'),
  }),
  pageRoute({
    path: 'favorites',
    query: ['tab', 'page'],
    page: () => import('../routes/favorites/page.tsx'),
  }),
]

export const marketplaceLayout = (children: RouteObject[]): RouteObject => ({ Component: DefaultLayout, children })

/**
 * Routes of the marketplace in the first file. The other routes (`routes.ts`) are loaded when the page is idle; until
 * then a link to one of them is an ordinary link. A route here must not shadow a later one.
 */
export const firstRoutes = (): RouteObject[] =>
  rootRoutes([marketplaceLayout([...marketplaceEntryPages, ...goodsPages, missingPage('*')])])
