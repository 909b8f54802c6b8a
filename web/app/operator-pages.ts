import type { RouteObject } from 'react-router'
import { ErrorScreen } from '../layouts/error-screen.tsx'
import { layoutRoute, pageRoute } from './page-route.ts'

/** The sellers' side of the marketplace: its own frame, loaded by nobody who only shops. */
export const operatorPages: RouteObject[] = [
  layoutRoute(
    {
      path: 'operator',
      session: 'staff',
      page: async () => ({ Page: (await import('../layouts/operator-layout.tsx')).OperatorLayout }),
    },
    [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          pageRoute({
            index: true,
            session: 'staff',
            page: () => import('../routes/operator/page.tsx'),
            loader: () => import('../routes/operator/loader.ts'),
          }),
          pageRoute({
            path: 'reviews',
            session: 'staff',
            query: ['tab'],
            page: () => import('../routes/operator-reviews/page.tsx'),
            loader: () => import('../routes/operator-reviews/loader.ts'),
          }),
          pageRoute({
            path: 'requests',
            session: 'staff',
            query: ['tab'],
            page: () => import('../routes/operator-requests/page.tsx'),
            loader: () => import('../routes/operator-requests/loader.ts'),
          }),
          pageRoute({
            path: 'sites',
            session: 'staff',
            page: () => import('../routes/operator-sites/page.tsx'),
            loader: () => import('../routes/operator-sites/loader.ts'),
          }),
          pageRoute({
            path: 'sites/:siteUuid/domain',
            session: 'staff',
            page: () => import('../routes/operator-site-domain/page.tsx'),
            loader: () => import('../routes/operator-site-domain/loader.ts'),
          }),
          pageRoute({
            path: 'sites/pages/:id',
            session: 'staff',
            page: () => import('../routes/operator-site-page/page.tsx'),
            loader: () => import('../routes/operator-site-page/loader.ts'),
          }),
          pageRoute({
            path: 'chats/:chatId?',
            session: 'staff',
            page: () => import('../routes/operator-chats/page.tsx'),
            loader: () => import('../routes/operator-chats/loader.ts'),
          }),
          pageRoute({
            path: 'tours',
            session: 'staff',
            query: ['queue', 'date', 'page'],
            page: () => import('../routes/operator-tours/page.tsx'),
            loader: () => import('../routes/operator-tours/loader.ts'),
          }),
          pageRoute({
            path: 'kitchen',
            session: 'staff',
            page: () => import('../routes/operator-kitchen/page.tsx'),
            loader: () => import('../routes/operator-kitchen/loader.ts'),
          }),
          pageRoute({
            path: 'orders/:id',
            session: 'staff',
            page: () => import('../routes/operator-order/page.tsx'),
            loader: () => import('../routes/operator-order/loader.ts'),
          }),
        ],
      },
    ],
  ),
]
