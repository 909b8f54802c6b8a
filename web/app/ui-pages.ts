import type { RouteObject } from 'react-router'
import { layoutRoute, pageRoute } from './page-route.ts'

const sample = (path: string): RouteObject =>
  pageRoute({ path, module: 'routes/ui-layout/page.tsx', page: () => import('../routes/ui-layout/page.tsx') })

/** The living page `/_ui` and the layouts round a sample text, `/_ui/<layout>`; only in development. */
export const uiPages = (): RouteObject[] => [
  pageRoute({ path: '_ui', module: 'routes/ui/page.tsx', page: () => import('../routes/ui/page.tsx') }),
  layoutRoute(
    {
      module: 'layouts/festival-layout.tsx',
      page: async () => ({ Page: (await import('../layouts/festival-layout.tsx')).FestivalLayout }),
    },
    [sample('_ui/festival')],
  ),
  layoutRoute(
    {
      module: 'layouts/landing-layout.tsx',
      page: async () => ({ Page: (await import('../layouts/landing-layout.tsx')).LandingLayout }),
    },
    [sample('_ui/landing')],
  ),
  layoutRoute(
    {
      module: 'layouts/construct-layout.tsx',
      page: async () => ({ Page: (await import('../layouts/construct-layout.tsx')).ConstructLayout }),
    },
    [sample('_ui/construct')],
  ),
  layoutRoute(
    {
      module: 'layouts/minimal-layout.tsx',
      page: async () => ({ Page: (await import('../layouts/minimal-layout.tsx')).MinimalLayout }),
    },
    [sample('_ui/minimal')],
  ),
]
