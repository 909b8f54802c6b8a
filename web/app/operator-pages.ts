import type { RouteObject } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { frameRoute, pageRoute } from './page-route.ts'

/** The sellers' side of the marketplace: its own frame, loaded by nobody who only shops. */
export const operatorPages: RouteObject[] = [
  frameRoute(
    {
      path: 'operator',
      module: 'shells/operator-layout.tsx',
      isPrivate: true,
      page: async () => ({ Page: (await import('../shells/operator-layout.tsx')).OperatorLayout }),
    },
    [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          pageRoute({
            index: true,
            module: 'routes/operator/page.tsx',
            isPrivate: true,
            page: () => import('../routes/operator/page.tsx'),
            loader: () => import('../routes/operator/loader.ts'),
          }),
          pageRoute({
            path: 'orders/:id',
            module: 'routes/operator-order/page.tsx',
            isPrivate: true,
            page: () => import('../routes/operator-order/page.tsx'),
            loader: () => import('../routes/operator-order/loader.ts'),
          }),
        ],
      },
    ],
  ),
]
