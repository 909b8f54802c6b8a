import type { RouteObject } from 'react-router'
import { frameRoute, pageRoute } from './page-route.ts'

const sample = (path: string): RouteObject =>
  pageRoute({ path, module: 'routes/ui-layout/page.tsx', page: () => import('../routes/ui-layout/page.tsx') })

/** The living page `/_ui` and the layouts round a sample text, `/_ui/<layout>`; only in development. */
export const uiPages = (): RouteObject[] => [
  pageRoute({ path: '_ui', module: 'routes/ui/page.tsx', page: () => import('../routes/ui/page.tsx') }),
  frameRoute(
    {
      module: 'shells/festival-layout.tsx',
      page: async () => ({ Page: (await import('../shells/festival-layout.tsx')).FestivalLayout }),
    },
    [sample('_ui/festival')],
  ),
  frameRoute(
    {
      module: 'shells/landing-layout.tsx',
      page: async () => ({ Page: (await import('../shells/landing-layout.tsx')).LandingLayout }),
    },
    [sample('_ui/landing')],
  ),
  frameRoute(
    {
      module: 'shells/construct-layout.tsx',
      page: async () => ({ Page: (await import('../shells/construct-layout.tsx')).ConstructLayout }),
    },
    [sample('_ui/construct')],
  ),
  frameRoute(
    {
      module: 'shells/minimal-layout.tsx',
      page: async () => ({ Page: (await import('../shells/minimal-layout.tsx')).MinimalLayout }),
    },
    [sample('_ui/minimal')],
  ),
]
