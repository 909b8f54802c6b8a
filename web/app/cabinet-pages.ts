import type { RouteObject } from '../platform/router/routes.ts'
import { assortmentPages } from './cabinet-assortment-pages.ts'
import { missingPage } from './first-pages.ts'
import { movedRoute } from './moved-route.ts'
import { layoutRoute, pageRoute } from './page-route.ts'

/** Pages of the sellers' side. Its route table and layout are not loaded by customers. */
export const cabinetPages: RouteObject[] = [
  layoutRoute(
    {
      session: 'staff',
      page: async () => ({ Page: (await import('../layouts/cabinet-layout.tsx')).CabinetLayout }),
    },
    [
      pageRoute({
        path: 'cabinet',
        session: 'staff',
        page: () => import('../routes/cabinet/page.tsx'),
        loader: () => import('../routes/cabinet/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/orders',
        session: 'staff',
        query: ['queue', 'search', 'page'],
        page: () => import('../routes/cabinet-orders/page.tsx'),
        loader: () => import('../routes/cabinet-orders/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/picking',
        session: 'staff',
        query: ['date', 'by'],
        page: () => import('../routes/cabinet-picking/page.tsx'),
        loader: () => import('../routes/cabinet-picking/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/parcels',
        session: 'staff',
        page: () => import('../routes/cabinet-parcels/page.tsx'),
        loader: () => import('../routes/cabinet-parcels/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/print',
        session: 'staff',
        query: ['date', 'paper', 'sheet'],
        page: () => import('../routes/cabinet-print/page.tsx'),
        loader: () => import('../routes/cabinet-print/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/couriers',
        session: 'staff',
        query: ['date'],
        page: () => import('../routes/cabinet-couriers/page.tsx'),
        loader: () => import('../routes/cabinet-couriers/loader.ts'),
      }),
      ...assortmentPages,
      pageRoute({
        path: 'cabinet/delivery',
        session: 'staff',
        page: () => import('../routes/cabinet-delivery/page.tsx'),
        loader: () => import('../routes/cabinet-delivery/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/start',
        session: 'staff',
        query: ['invitation'],
        page: () => import('../routes/cabinet-start/page.tsx'),
        loader: () => import('../routes/cabinet-start/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/offers',
        session: 'staff',
        page: () => import('../routes/cabinet-offers/page.tsx'),
        loader: () => import('../routes/cabinet-offers/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/broadcasts',
        session: 'staff',
        page: () => import('../routes/cabinet-broadcasts/page.tsx'),
        loader: () => import('../routes/cabinet-broadcasts/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/company',
        session: 'staff',
        page: () => import('../routes/cabinet-company/page.tsx'),
        loader: () => import('../routes/cabinet-company/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/contract',
        session: 'staff',
        page: () => import('../routes/cabinet-contract/page.tsx'),
        loader: () => import('../routes/cabinet-contract/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/requisites/:token',
        session: 'staff',
        page: () => import('../routes/cabinet-requisites/page.tsx'),
        loader: () => import('../routes/cabinet-requisites/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/notifications',
        session: 'staff',
        page: () => import('../routes/cabinet-notifications/page.tsx'),
        loader: () => import('../routes/cabinet-notifications/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/gallery',
        session: 'staff',
        page: () => import('../routes/cabinet-gallery/page.tsx'),
        loader: () => import('../routes/cabinet-gallery/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/papers',
        session: 'staff',
        page: () => import('../routes/cabinet-papers/page.tsx'),
        loader: () => import('../routes/cabinet-papers/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/fees',
        session: 'staff',
        page: () => import('../routes/cabinet-fees/page.tsx'),
        loader: () => import('../routes/cabinet-fees/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/numbers',
        session: 'staff',
        query: ['days', 'from', 'to'],
        page: () => import('../routes/cabinet-numbers/page.tsx'),
        loader: () => import('../routes/cabinet-numbers/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/money',
        session: 'staff',
        query: ['from', 'to', 'after'],
        page: () => import('../routes/cabinet-money/page.tsx'),
        loader: () => import('../routes/cabinet-money/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/money/papers',
        session: 'staff',
        query: ['after'],
        page: () => import('../routes/cabinet-money-papers/page.tsx'),
        loader: () => import('../routes/cabinet-money-papers/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/staff',
        session: 'staff',
        page: () => import('../routes/cabinet-staff/page.tsx'),
        loader: () => import('../routes/cabinet-staff/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/staff/log',
        session: 'staff',
        query: ['person', 'kind'],
        page: () => import('../routes/cabinet-staff-log/page.tsx'),
        loader: () => import('../routes/cabinet-staff-log/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/invitation/:token',
        session: 'staff',
        page: () => import('../routes/cabinet-invitation/page.tsx'),
        loader: () => import('../routes/cabinet-invitation/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/unsent',
        session: 'staff',
        page: () => import('../routes/cabinet-unsent/page.tsx'),
        loader: () => import('../routes/cabinet-unsent/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/more',
        session: 'staff',
        page: () => import('../routes/cabinet-more/page.tsx'),
        loader: () => import('../routes/cabinet-more/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/requests',
        session: 'staff',
        query: ['tab'],
        page: () => import('../routes/cabinet-requests/page.tsx'),
        loader: () => import('../routes/cabinet-requests/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/sites',
        area: 'sites',
        session: 'staff',
        page: () => import('../routes/cabinet-sites/page.tsx'),
        loader: () => import('../routes/cabinet-sites/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/sites/:siteUuid/domain',
        area: 'sites',
        session: 'staff',
        page: () => import('../routes/cabinet-site-domain/page.tsx'),
        loader: () => import('../routes/cabinet-site-domain/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/sites/pages/:id',
        area: 'sites',
        session: 'staff',
        page: () => import('../routes/cabinet-site-page/page.tsx'),
        loader: () => import('../routes/cabinet-site-page/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/inbox/replies',
        session: 'staff',
        page: () => import('../routes/cabinet-replies/page.tsx'),
        loader: () => import('../routes/cabinet-replies/loader.ts'),
      }),
      pageRoute({
        path: 'cabinet/inbox/:kind?/:id?',
        session: 'staff',
        query: ['kind', 'state'],
        page: () => import('../routes/cabinet-inbox/page.tsx'),
        loader: () => import('../routes/cabinet-inbox/loader.ts'),
      }),
      // redirects the former page of chats
      movedRoute('cabinet/chats/:chatId?', () => import('../routes/cabinet-inbox/moved-loader.ts')),
      pageRoute({
        path: 'cabinet/orders/:id',
        session: 'staff',
        page: () => import('../routes/cabinet-order/page.tsx'),
        loader: () => import('../routes/cabinet-order/loader.ts'),
      }),
      // redirects pages that stand in the office now
      movedRoute('cabinet/applications', () => import('../routes/cabinet-moved-to-office/loader.ts')),
      movedRoute('cabinet/unanswered', () => import('../routes/cabinet-moved-to-office/loader.ts')),
      movedRoute('cabinet/reviews', () => import('../routes/cabinet-moved-to-office/loader.ts')),
      missingPage('cabinet/*'),
    ],
  ),
  // a courier's day by a link: open to anyone with the link, never cached
  layoutRoute(
    {
      session: 'staff',
      page: async () => ({ Page: (await import('../layouts/courier-layout.tsx')).CourierLayout }),
    },
    [
      pageRoute({
        path: 'courier/:token',
        session: 'staff',
        page: () => import('../routes/courier/page.tsx'),
        loader: () => import('../routes/courier/loader.ts'),
      }),
    ],
  ),
  // redirects the previous path of the cabinet
  movedRoute('operator/*', () => import('../routes/cabinet-moved/loader.ts')),
  missingPage('*'),
]
