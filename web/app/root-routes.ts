import type { RouteObject } from '../platform/router/routes.ts'
import { RootLayout } from './root-layout.tsx'
import { rootLoader } from './root-loader.ts'

/** A table of pages with what stands round each of them. */
export const rootRoutes = (pages: readonly RouteObject[]): RouteObject[] => [
  { Component: RootLayout, loader: rootLoader, children: pages },
]
