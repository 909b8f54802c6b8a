import type { RouteObject } from '../platform/router/routes.ts'
import { layoutRoute, pageRoute } from './page-route.ts'

/** Start of sellers' sites, in the constructor's layout. */
export const constructPages: RouteObject = layoutRoute(
  {
    area: 'sites',
    page: async () => ({ Page: (await import('../layouts/construct-layout.tsx')).ConstructLayout }),
  },
  [
    pageRoute({
      path: 'constructor',
      session: 'staff',
      query: ['inn', 'token', 'code', 'seller'],
      page: () => import('../routes/site-constructor/page.tsx'),
      loader: () => import('../routes/site-constructor/loader.ts'),
    }),
  ],
)
