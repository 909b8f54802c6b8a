import type { RouteObject } from '../platform/router/routes.ts'
import { RootLayout } from './root-layout.tsx'
import { rootLoader } from './root-loader.ts'

export const rootRoutes = (pages: readonly RouteObject[]): RouteObject[] => [
  { Component: RootLayout, loader: rootLoader, children: pages },
]
