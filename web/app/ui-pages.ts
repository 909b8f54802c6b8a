import type { RouteObject } from '../platform/router/routes.ts'
import { pageRoute } from './page-route.ts'

/** The page `/_ui`; only in development. */
export const uiPages = (): RouteObject[] => [pageRoute({ path: '_ui', page: () => import('../routes/ui/page.tsx') })]
