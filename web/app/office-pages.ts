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
        path: 'office/orders',
        session: 'office',
        query: ['view', 'search', 'state', 'payment', 'seller', 'customer', 'from', 'to', 'after'],
        page: () => import('../routes/office-orders/page.tsx'),
        loader: () => import('../routes/office-orders/loader.ts'),
      }),
      pageRoute({
        path: 'office/orders/:id',
        session: 'office',
        page: () => import('../routes/office-order/page.tsx'),
        loader: () => import('../routes/office-order/loader.ts'),
      }),
      pageRoute({
        path: 'office/customers',
        session: 'office',
        query: ['block', 'orders', 'since', 'search', 'order', 'columns', 'dense', 'after'],
        page: () => import('../routes/office-customers/page.tsx'),
        loader: () => import('../routes/office-customers/loader.ts'),
      }),
      pageRoute({
        path: 'office/customers/:id',
        session: 'office',
        page: () => import('../routes/office-customer/page.tsx'),
        loader: () => import('../routes/office-customer/loader.ts'),
      }),
      pageRoute({
        path: 'office/personal-data',
        session: 'office',
        page: () => import('../routes/office-personal-data/page.tsx'),
        loader: () => import('../routes/office-personal-data/loader.ts'),
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
        path: 'office/people/team',
        session: 'office',
        page: () => import('../routes/office-team/page.tsx'),
        loader: () => import('../routes/office-team/loader.ts'),
      }),
      pageRoute({
        path: 'office/people/rights',
        session: 'office',
        page: () => import('../routes/office-rights/page.tsx'),
        loader: () => import('../routes/office-rights/loader.ts'),
      }),
      pageRoute({
        path: 'office/people/log',
        session: 'office',
        query: ['search', 'person', 'kind', 'action', 'entity', 'subject', 'from', 'to', 'before'],
        page: () => import('../routes/office-log/page.tsx'),
        loader: () => import('../routes/office-log/loader.ts'),
      }),
      pageRoute({
        path: 'office/sellers',
        session: 'office',
        query: ['state', 'type', 'papers', 'search', 'order', 'columns', 'dense', 'after'],
        page: () => import('../routes/office-sellers/page.tsx'),
        loader: () => import('../routes/office-sellers/loader.ts'),
      }),
      pageRoute({
        path: 'office/sellers/:id',
        session: 'office',
        page: () => import('../routes/office-seller/page.tsx'),
        loader: () => import('../routes/office-seller/loader.ts'),
      }),
      pageRoute({
        path: 'office/disputes',
        session: 'office',
        page: () => import('../routes/office-disputes/page.tsx'),
        loader: () => import('../routes/office-disputes/loader.ts'),
      }),
      pageRoute({
        path: 'office/disputes/:id',
        session: 'office',
        page: () => import('../routes/office-dispute/page.tsx'),
        loader: () => import('../routes/office-dispute/loader.ts'),
      }),
      pageRoute({
        path: 'office/catalog/categories/:id?',
        session: 'office',
        page: () => import('../routes/office-categories/page.tsx'),
        loader: () => import('../routes/office-categories/loader.ts'),
      }),
      pageRoute({
        path: 'office/goods',
        session: 'office',
        query: ['check', 'sale', 'category', 'seller', 'search', 'order', 'columns', 'dense', 'after'],
        page: () => import('../routes/office-goods/page.tsx'),
        loader: () => import('../routes/office-goods/loader.ts'),
      }),
      pageRoute({
        path: 'office/goods/check',
        session: 'office',
        query: ['product'],
        page: () => import('../routes/office-goods-check/page.tsx'),
        loader: () => import('../routes/office-goods-check/loader.ts'),
      }),
      pageRoute({
        path: 'office/goods/stop-list',
        session: 'office',
        page: () => import('../routes/office-stop-list/page.tsx'),
        loader: () => import('../routes/office-stop-list/loader.ts'),
      }),
      pageRoute({
        path: 'office/reviews',
        session: 'office',
        page: () => import('../routes/office-reviews/page.tsx'),
        loader: () => import('../routes/office-reviews/loader.ts'),
      }),
      pageRoute({
        path: 'office/unanswered',
        session: 'office',
        page: () => import('../routes/office-unanswered/page.tsx'),
        loader: () => import('../routes/office-unanswered/loader.ts'),
      }),
      pageRoute({
        path: 'office/searches',
        session: 'office',
        page: () => import('../routes/office-searches/page.tsx'),
        loader: () => import('../routes/office-searches/loader.ts'),
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
      pageRoute({
        path: 'office/content/notices/:key?',
        session: 'office',
        page: () => import('../routes/office-notification-templates/page.tsx'),
        loader: () => import('../routes/office-notification-templates/loader.ts'),
      }),
      missingPage('office/*'),
    ],
  ),
  missingPage('*'),
]
