import type { RouteObject } from 'react-router'
import { DefaultLayout } from '../shells/default-layout.tsx'
import { MinimalLayout } from '../shells/minimal-layout.tsx'
import { RootError } from '../shells/root-error.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { movedRoute } from './moved-route.ts'
import { pageRoute } from './page-route.ts'
import { RootFrame } from './root-frame.tsx'
import { rootLoader } from './root-loader.ts'
import { standingPages } from './standing-pages.ts'
import { uiPages } from './ui-pages.ts'

/** Farmers, categories, products, search. */
const catalogPages: RouteObject[] = [
  pageRoute({
    path: 'category',
    module: 'routes/categories/page.tsx',
    page: () => import('../routes/categories/page.tsx'),
    loader: () => import('../routes/categories/loader.ts'),
  }),
  pageRoute({
    path: 'category/:slug',
    module: 'routes/category/page.tsx',
    page: () => import('../routes/category/page.tsx'),
    loader: () => import('../routes/category/loader.ts'),
  }),
  pageRoute({
    path: 'category/:slug/:productSlug',
    module: 'routes/product/page.tsx',
    page: () => import('../routes/product/page.tsx'),
    loader: () => import('../routes/product/loader.ts'),
  }),
  pageRoute({
    path: 'farmers/:key?',
    module: 'routes/farmers/page.tsx',
    page: () => import('../routes/farmers/page.tsx'),
    loader: () => import('../routes/farmers/loader.ts'),
  }),
  pageRoute({
    path: 'farmers/:id/delivery',
    module: 'routes/farmer/delivery-page.tsx',
    page: () => import('../routes/farmer/delivery-page.tsx'),
    loader: () => import('../routes/farmer/loader.ts'),
  }),
  pageRoute({
    path: 'farmers/:id/info',
    module: 'routes/farmer/info-page.tsx',
    page: () => import('../routes/farmer/info-page.tsx'),
    loader: () => import('../routes/farmer/loader.ts'),
  }),
  pageRoute({
    path: 'farmers/:id/:slug',
    module: 'routes/farmer/goods-page.tsx',
    page: () => import('../routes/farmer/goods-page.tsx'),
    loader: () => import('../routes/farmer/goods-loader.ts'),
  }),
  movedRoute('catalog/:slug?', () => import('../routes/catalog/loader.ts')),
  movedRoute('products/:productSlug?', () => import('../routes/products/loader.ts')),
]

/** Carts, orders, sign-in and the account: in the shop's frame. */
const customerPages: RouteObject[] = [
  pageRoute({ path: 'cart', module: 'routes/cart/page.tsx', page: () => import('../routes/cart/page.tsx') }),
]

/** Checkout and payment: in the minimal frame. */
const checkoutPages: RouteObject[] = []

/** Every address of the storefront (spec 2.2). Pages arrive lazily; layouts wrap them; a page's problem stays inside. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: RootFrame,
    ErrorBoundary: RootError,
    loader: rootLoader,
    children: [
      ...(import.meta.env.DEV ? uiPages : []),
      {
        Component: MinimalLayout,
        children: [{ ErrorBoundary: ErrorScreen, children: checkoutPages }],
      },
      {
        Component: DefaultLayout,
        children: [
          {
            ErrorBoundary: ErrorScreen,
            children: [
              ...standingPages,
              ...catalogPages,
              ...customerPages,
              pageRoute({
                path: '*',
                module: 'routes/not-found/page.tsx',
                page: () => import('../routes/not-found/page.tsx'),
                loader: () => import('../routes/not-found/loader.ts'),
              }),
            ],
          },
        ],
      },
    ],
  },
]
