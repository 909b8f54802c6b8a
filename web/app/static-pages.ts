import type { RouteObject } from '../platform/router/routes.ts'
import { missingPage } from './first-pages.ts'
import { pageRoute } from './page-route.ts'

/** Pages of text only. */
export const staticPages: RouteObject[] = [
  pageRoute({
    path: 'contacts',
    page: () => import('../routes/contacts/page.tsx'),
  }),
  pageRoute({
    path: 'privacy',
    page: () => import('../routes/privacy/page.tsx'),
    loader: () => import('../routes/privacy/loader.ts'),
  }),
  pageRoute({
    path: 'legal/:name',
    page: () => import('../routes/legal/page.tsx'),
    loader: () => import('../routes/legal/loader.ts'),
  }),
  pageRoute({
    path: 'agreement',
    page: () => import('../routes/agreement/page.tsx'),
    loader: () => import('../routes/agreement/loader.ts'),
  }),
  pageRoute({
    path: 'returns',
    page: () => import('../routes/returns/page.tsx'),
    loader: () => import('../routes/returns/loader.ts'),
  }),
  pageRoute({
    path: 'personal-data-consent',
    page: () => import('../routes/personal-data-consent/page.tsx'),
    loader: () => import('../routes/personal-data-consent/loader.ts'),
  }),
  pageRoute({
    path: 'offline',
    query: ['from'],
    // the service worker caches this page with the files that it names: the message of other cached pages is among them
    late: { modules: ['layouts/visit-alerts.tsx', 'features/visit/offline-guard.tsx'], media: 'all' },
    page: () => import('../routes/offline/page.tsx'),
  }),
  pageRoute({
    path: 'licences',
    page: () => import('../routes/licences/page.tsx'),
  }),
  pageRoute({
    path: 'unsupported-browser',
    page: () => import('../routes/unsupported-browser/page.tsx'),
  }),
  pageRoute({
    path: 'unsupported-device',
    page: () => import('../routes/unsupported-device/page.tsx'),
  }),
  pageRoute({
    path: 'delivery-and-payment',
    page: () => import('../routes/delivery-and-payment/page.tsx'),
    loader: () => import('../routes/delivery-and-payment/loader.ts'),
  }),
  missingPage('not-found'),
]
