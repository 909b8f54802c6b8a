import type { RouteObject } from '../platform/router/routes.ts'
import { layoutRoute, pageRoute } from './page-route.ts'

const sample = (path: string): RouteObject => pageRoute({ path, page: () => import('../routes/ui-layout/page.tsx') })

/** The living page `/_ui` and the layouts round a sample text, `/_ui/<layout>`; only in development. */
export const uiPages = (): RouteObject[] => [
  pageRoute({ path: '_ui', page: () => import('../routes/ui/page.tsx') }),
  layoutRoute(
    {
      page: async () => ({ Page: (await import('../layouts/festival-layout.tsx')).FestivalLayout }),
    },
    [sample('_ui/festival')],
  ),
  layoutRoute(
    {
      page: async () => ({ Page: (await import('../layouts/landing-layout.tsx')).LandingLayout }),
    },
    [sample('_ui/landing')],
  ),
  layoutRoute(
    {
      page: async () => ({ Page: (await import('../layouts/construct-layout.tsx')).ConstructLayout }),
    },
    [sample('_ui/construct')],
  ),
  layoutRoute(
    {
      page: async () => ({ Page: (await import('../layouts/minimal-layout.tsx')).MinimalLayout }),
    },
    [sample('_ui/minimal')],
  ),
]
