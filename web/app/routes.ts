import type { RouteObject } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { pageRoute } from './page-route.ts'
import { RootFrame } from './root-frame.tsx'
import { rootLoader } from './root-loader.ts'

/** Every address of the storefront (spec 2.2). Pages arrive lazily; layouts wrap them. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: RootFrame,
    ErrorBoundary: ErrorScreen,
    loader: rootLoader,
    children: [
      pageRoute({
        index: true,
        module: 'routes/home/page.tsx',
        page: () => import('../routes/home/page.tsx'),
        loader: () => import('../routes/home/loader.ts'),
      }),
    ],
  },
]
