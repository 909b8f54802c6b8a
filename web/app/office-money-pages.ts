import type { RouteObject } from '../platform/router/routes.ts'
import { pageRoute } from './page-route.ts'

/** Pages of the money of the market: fees, payouts, the ledger with its papers and receipts, the closing of months. */
export const officeMoneyPages: RouteObject[] = [
  pageRoute({
    path: 'office/ledger',
    session: 'office',
    query: ['entry', 'order', 'payment', 'payout', 'seller', 'period', 'account', 'kind', 'after'],
    page: () => import('../routes/office-ledger/page.tsx'),
    loader: () => import('../routes/office-ledger/loader.ts'),
  }),
  pageRoute({
    path: 'office/ledger/papers',
    session: 'office',
    query: ['period', 'kind', 'needs', 'search', 'seller', 'after'],
    page: () => import('../routes/office-agency-papers/page.tsx'),
    loader: () => import('../routes/office-agency-papers/loader.ts'),
  }),
  pageRoute({
    path: 'office/receipts',
    session: 'office',
    query: ['after'],
    page: () => import('../routes/office-receipts/page.tsx'),
    loader: () => import('../routes/office-receipts/loader.ts'),
  }),
  pageRoute({
    path: 'office/ledger/sellers/:id',
    session: 'office',
    query: ['from', 'to', 'after'],
    page: () => import('../routes/office-seller-money/page.tsx'),
    loader: () => import('../routes/office-seller-money/loader.ts'),
  }),
  pageRoute({
    path: 'office/closing/:period?',
    session: 'office',
    page: () => import('../routes/office-closing/page.tsx'),
    loader: () => import('../routes/office-closing/loader.ts'),
  }),
  pageRoute({
    path: 'office/fees',
    session: 'office',
    page: () => import('../routes/office-fees/page.tsx'),
    loader: () => import('../routes/office-fees/loader.ts'),
  }),
  pageRoute({
    path: 'office/payouts/:id?',
    session: 'office',
    page: () => import('../routes/office-payouts/page.tsx'),
    loader: () => import('../routes/office-payouts/loader.ts'),
  }),
]
