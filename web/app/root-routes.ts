import type { RouteObject } from '../platform/router/routes.ts'
import { RootLayout } from './root-layout.tsx'
import { rootLoader } from './root-loader.ts'

/** A table of pages inside the root layout. */
export const rootRoutes = (pages: readonly RouteObject[]): RouteObject[] => [
  { Component: RootLayout, loader: rootLoader, children: pages },
]
