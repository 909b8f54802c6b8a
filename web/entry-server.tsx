import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type {
  PageBundle,
  PageRules,
  Rendered,
  RenderRequest,
  SiteMode,
} from '@okolitsa/contracts/kernel/page-bundle.ts'
import { encodeLocation } from '@okolitsa/domain/geo/location.ts'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { cabinetRoutes } from './app/cabinet-routes.ts'
import { Document } from './app/document.tsx'
import { hydrationPayload } from './app/hydration.ts'
import { isCabinetPath } from './app/is-cabinet-path.ts'
import type { PageHandle } from './app/page-route.ts'
import { ErrorResponse } from './app/router-parts.ts'
import { marketplaceRoutes } from './app/routes.ts'
import { sellerRoutes } from './app/seller-shop-pages.ts'
import { wholePage } from './app/whole-page.ts'
import { fillPlace } from './layouts/header/fill-place.tsx'
import { createShopApi } from './platform/client/shop-api.ts'
import { shopContext } from './platform/loading/shop-context.ts'
import { themedAssets } from './platform/theme/themed-assets.ts'

/** The source of the table that only shops of sellers load, as the build's manifest names it. */
const SELLER_TABLE = 'app/seller-shop-pages.ts'

const tableOf = (routes: RouteObject[]) => ({ routes, handler: createStaticHandler(routes) })
const tables = {
  default: tableOf(marketplaceRoutes()),
  saas: tableOf(sellerRoutes()),
  landing: tableOf(sellerRoutes()),
}
const cabinetTable = tableOf(cabinetRoutes())

/** The pages that an address is looked for among. */
const tableAt = (mode: SiteMode, pathname: string) =>
  mode === 'default' && isCabinetPath(pathname) ? cabinetTable : tables[mode]

/** Paths whose pages are remembered, of each kind of site: finding one ranks every route anew. */
const MOST_PATHS = 2_000
/** A longer path is looked for each time: what is remembered has a bound in bytes, too. */
const LONGEST_PATH = 200
const knownHandles = {
  default: new Map<string, PageHandle[]>(),
  saas: new Map<string, PageHandle[]>(),
  landing: new Map<string, PageHandle[]>(),
}

function handlesOf(mode: SiteMode, pathname: string): PageHandle[] {
  const known = knownHandles[mode]
  const found = known.get(pathname)
  if (found) return found
  const handles = (matchRoutes(tableAt(mode, pathname).routes, pathname) ?? []).flatMap((match) =>
    match.route.handle ? [match.route.handle as PageHandle] : [],
  )
  if (known.size >= MOST_PATHS) known.clear()
  if (pathname.length <= LONGEST_PATH) known.set(pathname, handles)
  return handles
}

/**
 * What the server must know of a page before it is rendered: with whose session it is loaded when it shows one person's
 * data (it is never cached then; null = it shows none), and which parameters of the address change it.
 */
export function pageAt(pathname: string, mode: SiteMode): PageRules {
  const handles = handlesOf(mode, pathname)
  return {
    session: handles.findLast(({ session }) => session !== undefined)?.session ?? null,
    query: handles.flatMap(({ query = [] }) => query),
    isOfZone: handles.at(-1)?.isOfZone === true,
  }
}

/** Loads and renders one page. Problems of the API and bugs alike are screens; a bug is handed back to be logged. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const context = new RouterContextProvider()
  context.set(shopContext, {
    api: createShopApi(request.send),
    send: request.send,
    location: request.location,
    site: request.site,
    isSignedIn: request.isSignedIn,
    now: request.now,
  })
  const { pathname } = new URL(request.url)
  const { handler } = tableAt(request.site.mode, pathname)
  const found = await handler.query(new Request(request.url), { requestContext: context })
  if (found instanceof Response) {
    return { kind: 'redirect', status: found.status, to: found.headers.get('location') ?? '/' }
  }
  const failure = Object.values(found.errors ?? {}).find((error) => error instanceof Error && !isApiProblem(error))
  const problem = problemIn(found)
  const pages = handlesOf(request.site.mode, pathname).map((handle) => handle.module)
  // the table of a seller's shop comes with its pages
  const modules = request.site.mode === 'default' ? pages : [SELLER_TABLE, ...pages]
  const themed = themedAssets(request.assetsOf(modules), request.theme ?? null)
  // the sellers' side is installed by itself, beside the shop
  const assets =
    tableAt(request.site.mode, pathname) === cabinetTable ? { ...themed, manifest: '/cabinet.webmanifest' } : themed
  const pageOf = (result: StaticHandlerContext): string => {
    const payload = hydrationPayload({
      loaderData: result.loaderData,
      errors: result.errors,
      assets: { ...assets, inlineStyles: '' },
      location: encodeLocation(request.location),
      site: request.site,
      now: request.now.toISOString(),
    })
    const html = renderToString(
      <Document assets={assets} payload={payload}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, result)}
          context={result}
          hydrate={false}
        />
      </Document>,
    )
    return `<!doctype html>${html}`
  }
  try {
    return {
      kind: 'page',
      status: found.statusCode,
      html: await wholePage(modules.join(), () => pageOf(found)),
      ...(failure !== undefined && { failure }),
      ...(problem !== undefined && { problem }),
    }
  } catch (error) {
    // the page's own code failed: the screen of the root stands in for it
    const broken = { ...found, errors: { root: new ErrorResponse(500, '', null) } }
    return { kind: 'page', status: 500, html: pageOf(broken), failure: error }
  }
}

/** The code of the problem that a loader of the page stopped with. */
function problemIn({ errors }: StaticHandlerContext): string | undefined {
  const codes = Object.values(errors ?? {}).map((error) => {
    const data = isRouteErrorResponse(error) ? (error.data as { code?: unknown } | null) : null
    return typeof data?.code === 'string' ? data.code : undefined
  })
  return codes.find((code) => code !== undefined)
}

// the server takes these by their names
export { fillPlace }
;({ pageAt, render, fillPlace }) satisfies PageBundle
