import type { RouteObject } from '../platform/router/routes.ts'
import { missingPage } from './first-pages.ts'
import { layoutRoute, pageRoute } from './page-route.ts'

/** Pages of those who run the market. Their route table and layout are not loaded by customers and sellers. */
export const officePages: RouteObject[] = [
  layoutRoute(
    {
      session: 'office',
      page: async () => ({ Page: (await import('../layouts/office-layout.tsx')).OfficeLayout }),
    },
    [
      pageRoute({
        path: 'office',
        session: 'office',
        page: () => import('../routes/office/page.tsx'),
        loader: () => import('../routes/office/loader.ts'),
      }),
      pageRoute({
        path: 'office/sign-in',
        session: 'office',
        query: ['next'],
        page: () => import('../routes/office-sign-in/page.tsx'),
        loader: () => import('../routes/office-sign-in/loader.ts'),
      }),
      pageRoute({
        path: 'office/start/:token?',
        session: 'office',
        page: () => import('../routes/office-start/page.tsx'),
        loader: () => import('../routes/office-start/loader.ts'),
      }),
      pageRoute({
        path: 'office/applications',
        session: 'office',
        query: ['state'],
        page: () => import('../routes/office-applications/page.tsx'),
        loader: () => import('../routes/office-applications/loader.ts'),
      }),
      pageRoute({
        path: 'office/invitations',
        session: 'office',
        query: ['state'],
        page: () => import('../routes/office-invitations/page.tsx'),
        loader: () => import('../routes/office-invitations/loader.ts'),
      }),
      pageRoute({
        path: 'office/people/log',
        session: 'office',
        query: ['search', 'person', 'kind', 'action', 'entity', 'subject', 'from', 'to', 'before'],
        page: () => import('../routes/office-log/page.tsx'),
        loader: () => import('../routes/office-log/loader.ts'),
      }),
      pageRoute({
        path: 'office/state',
        session: 'office',
        page: () => import('../routes/office-state/page.tsx'),
        loader: () => import('../routes/office-state/loader.ts'),
      }),
      pageRoute({
        path: 'office/access',
        session: 'office',
        page: () => import('../routes/office-access/page.tsx'),
        loader: () => import('../routes/office-access/loader.ts'),
      }),
      pageRoute({
        path: 'office/setup/:step?',
        session: 'office',
        page: () => import('../routes/office-setup/page.tsx'),
        loader: () => import('../routes/office-setup/loader.ts'),
      }),
      missingPage('office/*'),
    ],
  ),
  missingPage('*'),
]
