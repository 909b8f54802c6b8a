import type { LoaderFunction, RouteObject } from 'react-router'

/** An old address: its loader always leads elsewhere (spec 2.2). */
export function movedRoute(path: string, loader: () => Promise<{ loader: LoaderFunction }>): RouteObject {
  return { path, lazy: { loader: async () => (await loader()).loader } }
}
