import type { RouteObject } from '../platform/router/routes.ts'
import { pageRoute } from './page-route.ts'

/**
 * Pages of the marketplace's administrators. Their paths begin with `/cabinet`, so they have the cabinet's layout and
 * are in its route table.
 */
export const cabinetOfficePages: RouteObject[] = [
  pageRoute({
    path: 'cabinet/applications',
    session: 'staff',
    query: ['state'],
    page: () => import('../routes/cabinet-applications/page.tsx'),
    loader: () => import('../routes/cabinet-applications/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/unanswered',
    session: 'staff',
    page: () => import('../routes/cabinet-unanswered/page.tsx'),
    loader: () => import('../routes/cabinet-unanswered/loader.ts'),
  }),
  pageRoute({
    path: 'cabinet/reviews',
    session: 'staff',
    query: ['tab'],
    page: () => import('../routes/cabinet-reviews/page.tsx'),
    loader: () => import('../routes/cabinet-reviews/loader.ts'),
  }),
]
