import type { RouteObject } from 'react-router'
import { pageRoute } from './page-route.ts'

const sample = (path: string): RouteObject =>
  pageRoute({ path, module: 'routes/ui-layout/page.tsx', page: () => import('../routes/ui-layout/page.tsx') })

/** The living page `/_ui` and the layouts round a sample text, `/_ui/<layout>`; only in development. */
export const uiPages: RouteObject[] = [
  pageRoute({ path: '_ui', module: 'routes/ui/page.tsx', page: () => import('../routes/ui/page.tsx') }),
  {
    lazy: { Component: async () => (await import('../shells/festival-layout.tsx')).FestivalLayout },
    children: [sample('_ui/festival')],
  },
  {
    lazy: { Component: async () => (await import('../shells/landing-layout.tsx')).LandingLayout },
    children: [sample('_ui/landing')],
  },
  {
    lazy: { Component: async () => (await import('../shells/construct-layout.tsx')).ConstructLayout },
    children: [sample('_ui/construct')],
  },
  {
    lazy: { Component: async () => (await import('../shells/minimal-layout.tsx')).MinimalLayout },
    children: [sample('_ui/minimal')],
  },
]
