import type { Loader, RouteObject } from '../platform/router/routes.ts'

/** A former path whose loader always redirects (spec 2.2). */
export function movedRoute(path: string, loader: () => Promise<{ loader: Loader }>): RouteObject {
  return { path, lazy: { loader: async () => (await loader()).loader } }
}
