import type { PageSession } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { type AreaOf, areaOfPath } from '@okolitsa/domain/market/areas.ts'
import type { ComponentType } from 'react'
import { notFound } from '../platform/loading/loading.ts'
import { hasArea } from '../platform/loading/root-data.ts'
import type { Loader, RouteObject } from '../platform/router/routes.ts'

/** Facts about a route that the server needs before loading it. */
export interface PageHandle {
  /** Source file of the page, the key into the build manifest: its chunks are preloaded with the HTML. */
  readonly module: string
  /**
   * The page shows data of one person and needs this kind of session: never cached. Absent = the same page for
   * everyone.
   */
  readonly session?: PageSession
  /** URL parameters that change the page; others do not make a separate cache entry. */
  readonly query?: readonly string[]
  /**
   * The list is sorted by distance from the visitor's place, unless the URL names another order: such a page depends on
   * the exact place.
   */
  readonly isNearestFirst?: boolean
  /**
   * Parts rendered by the server whose code is loaded after the page (`hydratedLater`). Their styles come with the
   * page. On screens that match `media` their code is fetched together with the page's.
   */
  readonly late?: { readonly modules: readonly string[]; readonly media: string }
}

interface PageParts extends Omit<PageHandle, 'module'> {
  /** Set by the build from the import in `page`, see `web/build/page-modules.ts`. */
  readonly module?: string
  readonly path?: string
  readonly page: () => Promise<{ Page: ComponentType }>
  readonly loader?: () => Promise<{ loader: Loader }>
  /**
   * Area of business of the page, by default that of its path; null = a page about things that had begun. While the
   * area is closed the page is the not-found screen.
   */
  readonly area?: AreaOf | null
}

/** A loader that finds no page while the areas are closed. */
const inArea =
  (area: AreaOf, loader?: Loader): Loader =>
  (args) =>
    hasArea(args.shop, area) ? loader?.(args) : notFound()

/** One page of the route table; its code is loaded on navigation. */
export function pageRoute({ path, page, loader, module, area, ...rest }: PageParts): RouteObject {
  if (import.meta.env.SSR && module === undefined)
    throw new Error(`the build has not named the file of ${path || 'a page'}`)
  const handle = { module, ...rest }
  const where = area === undefined ? areaOfPath(`/${path ?? ''}`) : area
  const lazy = {
    // biome-ignore lint/correctness/noComponentHookFactories: a loader of the component, not a component
    Component: async () => (await page()).Page,
    ...((loader || where) && {
      loader: async () => {
        const own = (await loader?.())?.loader
        return where ? inArea(where, own) : (own as Loader)
      },
    }),
  }
  return { handle, lazy, ...(path && { path }) }
}

/** A layout around pages; its code is loaded with the first of them. */
export const layoutRoute = (frame: PageParts, children: RouteObject[]): RouteObject => ({
  ...pageRoute(frame),
  children,
})
