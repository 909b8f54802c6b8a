import type { RouteObject } from '../platform/router/routes.ts'
import { pageRoute } from './page-route.ts'

/** Pages of the content of the market: home, shelves, menus, festival, banners, recipes, texts and messages. */
export const officeContentPages: RouteObject[] = [
  ...['shelves', 'menus', 'festival'].map((name) =>
    pageRoute({
      path: `office/content/${name}/:code?`,
      session: 'office',
      page: () => import('../routes/office-pieces/page.tsx'),
      loader: () => import('../routes/office-pieces/loader.ts'),
    }),
  ),
  pageRoute({
    path: 'office/content/home',
    session: 'office',
    page: () => import('../routes/office-home-shelves/page.tsx'),
    loader: () => import('../routes/office-home-shelves/loader.ts'),
  }),
  pageRoute({
    path: 'office/content/banners/:code?',
    session: 'office',
    page: () => import('../routes/office-banners/page.tsx'),
    loader: () => import('../routes/office-banners/loader.ts'),
  }),
  pageRoute({
    path: 'office/content/recipes/:slug?',
    session: 'office',
    page: () => import('../routes/office-recipes/page.tsx'),
    loader: () => import('../routes/office-recipes/loader.ts'),
  }),
  pageRoute({
    path: 'office/content/recipe-sections',
    session: 'office',
    page: () => import('../routes/office-recipe-sections/page.tsx'),
    loader: () => import('../routes/office-redirects/loader.ts'),
  }),
  pageRoute({
    path: 'office/content/plans',
    session: 'office',
    page: () => import('../routes/office-plans/page.tsx'),
    loader: () => import('../routes/office-redirects/loader.ts'),
  }),
  pageRoute({
    path: 'office/content/review-tags',
    session: 'office',
    page: () => import('../routes/office-review-tags/page.tsx'),
    loader: () => import('../routes/office-redirects/loader.ts'),
  }),
  pageRoute({
    path: 'office/content/redirects',
    session: 'office',
    page: () => import('../routes/office-redirects/page.tsx'),
    loader: () => import('../routes/office-redirects/loader.ts'),
  }),
  pageRoute({
    path: 'office/content/notices/:key?',
    session: 'office',
    page: () => import('../routes/office-notification-templates/page.tsx'),
    loader: () => import('../routes/office-notification-templates/loader.ts'),
  }),
  pageRoute({
    path: 'office/content/legal/:code?',
    session: 'office',
    page: () => import('../routes/office-legal-texts/page.tsx'),
    loader: () => import('../routes/office-legal-texts/loader.ts'),
  }),
]
