import type { RouteObject } from '../platform/router/routes.ts'
import { constructPages } from './construct-pages.ts'
import { layoutRoute, pageRoute } from './page-route.ts'
import { rootRoutes } from './root-routes.ts'
import { staticPages } from './static-pages.ts'

const announcementPages: RouteObject = layoutRoute(
  {
    page: async () => ({ Page: (await import('../layouts/opening-layout.tsx')).OpeningLayout }),
  },
  [
    pageRoute({
      path: 'opening/:token',
      session: 'customer',
      page: () => import('../routes/opening-subscription/page.tsx'),
    }),
    ...staticPages,
    pageRoute({ path: '*', page: () => import('../routes/opening/page.tsx') }),
  ],
)

/**
 * Pages of a market that is not open yet: every path shows its announcement, except legal texts, the way of a new seller
 * and the links of subscriptions.
 */
export const announcementRoutes = (): RouteObject[] => rootRoutes([constructPages, announcementPages])
