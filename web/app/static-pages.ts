import type { RouteObject } from '../platform/router/routes.ts'
import { missingPage } from './first-pages.ts'
import { pageRoute } from './page-route.ts'

/** Pages of text only. */
export const staticPages: RouteObject[] = [
  pageRoute({
    path: 'contacts',
    isOfZone: true,
    page: () => import('../routes/contacts/page.tsx'),
  }),
  pageRoute({
    path: 'privacy',
    isOfZone: true,
    page: () => import('../routes/privacy/page.tsx'),
  }),
  pageRoute({
    path: 'agreement',
    isOfZone: true,
    page: () => import('../routes/agreement/page.tsx'),
  }),
  pageRoute({
    path: 'returns',
    isOfZone: true,
    page: () => import('../routes/returns/page.tsx'),
  }),
  pageRoute({
    path: 'personal-data-consent',
    isOfZone: true,
    page: () => import('../routes/personal-data-consent/page.tsx'),
  }),
  pageRoute({ path: 'offline', query: ['from'], page: () => import('../routes/offline/page.tsx') }),
  pageRoute({
    path: 'licences',
    isOfZone: true,
    page: () => import('../routes/licences/page.tsx'),
  }),
  pageRoute({
    path: 'unsupported-browser',
    isOfZone: true,
    page: () => import('../routes/unsupported-browser/page.tsx'),
  }),
  pageRoute({
    path: 'unsupported-device',
    isOfZone: true,
    page: () => import('../routes/unsupported-device/page.tsx'),
  }),
  pageRoute({
    path: 'delivery-and-payment',
    isOfZone: true,
    page: () => import('../routes/delivery-and-payment/page.tsx'),
    loader: () => import('../routes/delivery-and-payment/loader.ts'),
  }),
  missingPage('not-found'),
]
