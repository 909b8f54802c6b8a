import type { RouteObject } from '../platform/router/routes.ts'
import { LIST_QUERY } from './list-query.ts'
import { movedRoute } from './moved-route.ts'
import { layoutRoute, pageRoute } from './page-route.ts'
import { rootRoutes } from './root-routes.ts'
import { siteRoutes } from './shop-routes.ts'

/** Pages of a seller's site: pages of the farm or the restaurant replace the marketplace's. */
const sellerShopPages: RouteObject[] = [
  pageRoute({
    query: LIST_QUERY,
    page: () => import('../routes/seller-home/page.tsx'),
    loader: () => import('../routes/seller-home/loader.ts'),
  }),
  pageRoute({
    path: 'category/goods',
    query: LIST_QUERY,
    page: () => import('../routes/seller-home/page.tsx'),
    loader: () => import('../routes/seller-home/goods-loader.ts'),
  }),
  pageRoute({
    path: 'delivery',
    page: () => import('../routes/farmer/delivery-page.tsx'),
    loader: () => import('../routes/farmer/loader.ts'),
  }),
  pageRoute({
    path: 'info',
    page: () => import('../routes/seller-home/info-page.tsx'),
    loader: () => import('../routes/seller-home/info-loader.ts'),
  }),
  pageRoute({
    path: 'reviews',
    page: () => import('../routes/farmer/reviews-page.tsx'),
    loader: () => import('../routes/farmer/reviews-loader.ts'),
  }),
  pageRoute({
    path: 'questions',
    page: () => import('../routes/farmer/questions-page.tsx'),
    loader: () => import('../routes/farmer/questions-loader.ts'),
  }),
  pageRoute({
    path: 'dishes/:slug',
    page: () => import('../routes/dish/page.tsx'),
    loader: () => import('../routes/dish/loader.ts'),
  }),
  pageRoute({
    path: 'tours',
    query: ['regions', 'from', 'to', 'people', 'places', 'page'],
    page: () => import('../routes/tours/page.tsx'),
    loader: () => import('../routes/tours/loader.ts'),
  }),
  pageRoute({
    path: 'tours/:id',
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
  // for one person with a link: never cached
  pageRoute({
    path: 'preview/:token',
    session: 'customer',
    page: () => import('../routes/site-preview/page.tsx'),
    loader: () => import('../routes/site-preview/loader.ts'),
  }),
  movedRoute('farmers/:id/:part?', () => import('../routes/seller-home/marketplace-address-loader.ts')),
  movedRoute('restaurants/:id/:part?', () => import('../routes/seller-home/marketplace-address-loader.ts')),
]

const sitePages: RouteObject[] = [
  pageRoute({
    path: ':slug/:part?',
    page: () => import('../routes/site-page/page.tsx'),
    loader: () => import('../routes/site-page/loader.ts'),
  }),
]

const sellerLayout = (children: RouteObject[]): RouteObject =>
  layoutRoute(
    {
      page: async () => ({ Page: (await import('../layouts/seller-layout.tsx')).SellerLayout }),
    },
    children,
  )

const landingLayout = (children: RouteObject[]): RouteObject =>
  layoutRoute(
    {
      page: async () => ({ Page: (await import('../layouts/landing-layout.tsx')).LandingLayout }),
    },
    children,
  )

/** Routes of one seller's site; loaded only there. */
export const sellerRoutes = (mode: 'saas' | 'landing'): RouteObject[] =>
  rootRoutes(siteRoutes(mode === 'landing' ? landingLayout : sellerLayout, sellerShopPages, [], sitePages))
