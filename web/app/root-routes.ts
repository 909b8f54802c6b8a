import type { RouteObject } from 'react-router'
import { RootError } from '../layouts/root-error.tsx'
import { isAnotherPage } from './is-another-page.ts'
import { RootLayout } from './root-layout.tsx'
import { rootLoader } from './root-loader.ts'

/** The router takes `lazy` of a loaded page away: every table needs pages of its own. */
const copyOf = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const copy = { ...route, ...(typeof route.lazy === 'object' && { lazy: { ...route.lazy } }) }
    return copy.index || !copy.children ? copy : { ...copy, children: copyOf(copy.children) }
  })

/** A table of pages with what stands round each of them; a new one with each call. */
export const rootRoutes = (pages: readonly RouteObject[]): RouteObject[] => [
  {
    id: 'root',
    Component: RootLayout,
    ErrorBoundary: RootError,
    loader: rootLoader,
    shouldRevalidate: isAnotherPage,
    children: copyOf(pages),
  },
]
