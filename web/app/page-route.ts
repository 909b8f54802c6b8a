import type { PageSession } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { ComponentType } from 'react'
import type { Loader, RouteObject } from '../platform/router/routes.ts'

/** What the server needs to know of a route without loading it. */
export interface PageHandle {
  /** Source file of the page, the key into the build manifest: its chunks are preloaded with the HTML. */
  readonly module: string
  /** Rendered for one person, with this session of theirs: never cached. Without it the page is everyone's. */
  readonly session?: PageSession
  /** Parameters of the address that change the page. Any other makes no page of its own in the cache. */
  readonly query?: readonly string[]
  /**
   * The list is sorted by distance from the visitor's place, unless the address names another order: such a page
   * depends on the exact place.
   */
  readonly isNearestFirst?: boolean
  /**
   * Parts that are written with the page and whose code comes after it (`hydratedLater`): their styles come with it. On
   * screens where they are seen at once, their code is fetched beside the page's.
   */
  readonly late?: { readonly modules: readonly string[]; readonly media: string }
}

interface PageParts extends Omit<PageHandle, 'module'> {
  /** Written by the build from the import in `page`, see `web/build/page-modules.ts`. */
  readonly module?: string
  readonly path?: string
  readonly page: () => Promise<{ Page: ComponentType }>
  readonly loader?: () => Promise<{ loader: Loader }>
}

/** One page of the route table: its code arrives when somebody goes there. */
export function pageRoute({ path, page, loader, module, ...rest }: PageParts): RouteObject {
  if (import.meta.env.SSR && module === undefined)
    throw new Error(`the build has not named the file of ${path || 'a page'}`)
  const handle = { module, ...rest }
  const lazy = {
    // biome-ignore lint/correctness/noComponentHookFactories: a loader of the component, not a component
    Component: async () => (await page()).Page,
    ...(loader && { loader: async () => (await loader()).loader }),
  }
  return { handle, lazy, ...(path && { path }) }
}

/** A frame round pages whose code arrives with the first of them. */
export const layoutRoute = (frame: PageParts, children: RouteObject[]): RouteObject => ({
  ...pageRoute(frame),
  children,
})
