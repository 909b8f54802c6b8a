import type { RouteObject } from 'react-router'
import { movedRoute } from './moved-route.ts'
import { pageRoute } from './page-route.ts'

/** Pages that only tell something. */
export const staticPages: RouteObject[] = [
  pageRoute({
    path: 'contacts',
    module: 'routes/contacts/page.tsx',
    page: () => import('../routes/contacts/page.tsx'),
  }),
  pageRoute({ path: 'privacy', module: 'routes/privacy/page.tsx', page: () => import('../routes/privacy/page.tsx') }),
  pageRoute({
    path: 'agreement',
    module: 'routes/agreement/page.tsx',
    page: () => import('../routes/agreement/page.tsx'),
  }),
  pageRoute({ path: 'returns', module: 'routes/returns/page.tsx', page: () => import('../routes/returns/page.tsx') }),
  pageRoute({
    path: 'personal-data-consent',
    module: 'routes/personal-data-consent/page.tsx',
    page: () => import('../routes/personal-data-consent/page.tsx'),
  }),
  pageRoute({
    path: 'licences',
    module: 'routes/licences/page.tsx',
    page: () => import('../routes/licences/page.tsx'),
  }),
  pageRoute({
    path: 'unsupported-browser',
    module: 'routes/unsupported-browser/page.tsx',
    page: () => import('../routes/unsupported-browser/page.tsx'),
  }),
  pageRoute({
    path: 'unsupported-device',
    module: 'routes/unsupported-device/page.tsx',
    page: () => import('../routes/unsupported-device/page.tsx'),
  }),
  movedRoute('constructor', () => import('../routes/site-constructor/loader.ts')),
  pageRoute({
    path: 'delivery-and-payment',
    module: 'routes/delivery-and-payment/page.tsx',
    page: () => import('../routes/delivery-and-payment/page.tsx'),
    loader: () => import('../routes/delivery-and-payment/loader.ts'),
  }),
  pageRoute({
    path: 'not-found',
    module: 'routes/not-found/page.tsx',
    page: () => import('../routes/not-found/page.tsx'),
    loader: () => import('../routes/not-found/loader.ts'),
  }),
]
