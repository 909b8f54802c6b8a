import type { RouteObject } from '../platform/router/routes.ts'
import { movedRoute } from './moved-route.ts'
import { layoutRoute, pageRoute } from './page-route.ts'

/** The festival in its own layout (spec 2.2). */
export const festivalPages: RouteObject = layoutRoute(
  {
    area: 'festival',
    page: async () => ({ Page: (await import('../layouts/festival-layout.tsx')).FestivalLayout }),
  },
  [
    pageRoute({
      path: 'festival',
      query: ['ground', 'day', 'draft'],
      page: () => import('../routes/festival/page.tsx'),
      loader: () => import('../routes/festival/loader.ts'),
    }),
    pageRoute({
      path: 'festival/map',
      page: () => import('../routes/festival-map/page.tsx'),
      loader: () => import('../routes/festival-map/loader.ts'),
    }),
    pageRoute({
      path: 'festival/categories',
      query: ['ground'],
      page: () => import('../routes/festival-categories/page.tsx'),
      loader: () => import('../routes/festival-categories/loader.ts'),
    }),
    pageRoute({
      path: 'festival/categories/city/:slug',
      query: ['ground', 'page'],
      page: () => import('../routes/festival-section/page.tsx'),
      loader: () => import('../routes/festival-section/loader.ts'),
    }),
    pageRoute({
      path: 'festival/not-found',
      page: () => import('../routes/festival-not-found/page.tsx'),
    }),
    movedRoute('festival/*', () => import('../routes/festival-not-found/loader.ts')),
  ],
)
