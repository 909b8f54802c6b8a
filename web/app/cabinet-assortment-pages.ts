import type { RouteObject } from '../platform/router/routes.ts'
import { pageRoute } from './page-route.ts'

/** Pages of products and their stock, dishes, tours. */
export const assortmentPages: RouteObject[] = [
  pageRoute({
    path: 'cabinet/goods',
    session: 'staff',
    query: ['state', 'search', 'page'],
    page: () => import('../routes/cabinet-goods/page.tsx'),
    loader: () => import('../routes/cabinet-goods/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/stock',
    session: 'staff',
    query: ['state', 'search', 'page'],
    page: () => import('../routes/cabinet-stock/page.tsx'),
    loader: () => import('../routes/cabinet-stock/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/stock/lots',
    session: 'staff',
    query: ['state'],
    page: () => import('../routes/cabinet-stock-lots/page.tsx'),
    loader: () => import('../routes/cabinet-stock-lots/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/stock/lots/:id',
    session: 'staff',
    page: () => import('../routes/cabinet-stock-lot/page.tsx'),
    loader: () => import('../routes/cabinet-stock-lot/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/stock/history',
    session: 'staff',
    query: ['product'],
    page: () => import('../routes/cabinet-stock-history/page.tsx'),
    loader: () => import('../routes/cabinet-stock-history/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/goods/new',
    session: 'staff',
    page: () => import('../routes/cabinet-goods-new/page.tsx'),
    loader: () => import('../routes/cabinet-goods-new/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/goods/import/:importId?',
    session: 'staff',
    query: ['fate', 'page'],
    page: () => import('../routes/cabinet-goods-import/page.tsx'),
    loader: () => import('../routes/cabinet-goods-import/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/goods/:id',
    session: 'staff',
    page: () => import('../routes/cabinet-goods-product/page.tsx'),
    loader: () => import('../routes/cabinet-goods-product/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/tours',
    session: 'staff',
    query: ['queue', 'date', 'page', 'dates'],
    page: () => import('../routes/cabinet-tours/page.tsx'),
    loader: () => import('../routes/cabinet-tours/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/tours/list',
    session: 'staff',
    query: ['archive', 'page'],
    page: () => import('../routes/cabinet-tour-list/page.tsx'),
    loader: () => import('../routes/cabinet-tour-list/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/tours/new',
    session: 'staff',
    page: () => import('../routes/cabinet-tour-new/page.tsx'),
    loader: () => import('../routes/cabinet-tour-new/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/tours/:id',
    session: 'staff',
    page: () => import('../routes/cabinet-tour/page.tsx'),
    loader: () => import('../routes/cabinet-tour/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/menu',
    session: 'staff',
    page: () => import('../routes/cabinet-menu/page.tsx'),
    loader: () => import('../routes/cabinet-menu/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/menu/new',
    session: 'staff',
    page: () => import('../routes/cabinet-menu-new/page.tsx'),
    loader: () => import('../routes/cabinet-menu-new/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/menu/hours',
    session: 'staff',
    page: () => import('../routes/cabinet-menu-hours/page.tsx'),
    loader: () => import('../routes/cabinet-menu/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/menu/:id',
    session: 'staff',
    page: () => import('../routes/cabinet-menu-dish/page.tsx'),
    loader: () => import('../routes/cabinet-menu-dish/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/kitchen',
    session: 'staff',
    page: () => import('../routes/cabinet-kitchen/page.tsx'),
    loader: () => import('../routes/cabinet-kitchen/loader.ts'),
  }),
]
