import { ApiProblem, isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type {
  PageAssets,
  PageBundle,
  PageRules,
  Rendered,
  RenderRequest,
  SiteInfo,
} from '@okolitsa/contracts/kernel/page-bundle.ts'
import { encodeLocation } from '@okolitsa/domain/geo/location.ts'
import { renderToString } from 'react-dom/server'
import { announcementRoutes } from './app/announcement-pages.ts'
import { cabinetRoutes } from './app/cabinet-routes.ts'
import { Document } from './app/document.tsx'
import { firstRoutes } from './app/first-pages.ts'
import { BUG, hydrationPayload } from './app/hydration.ts'
import { isCabinetPath } from './app/is-cabinet-path.ts'
import { isOfficePath } from './app/is-office-path.ts'
import { officeRoutes } from './app/office-routes.ts'
import type { PageHandle } from './app/page-route.ts'
import { sellerRoutes } from './app/seller-shop-pages.ts'
import { marketplaceRoutes } from './app/shop-routes.ts'
import { showsAnnouncement } from './app/shows-announcement.ts'
import { createShopApi } from './app/whole-shop-api.ts'
import { RootError } from './layouts/root-error.tsx'
import { partsLoaded } from './platform/loading/parts-on-server.ts'
import type { ShopContext } from './platform/loading/shop-context.ts'
import { isPage, loadPage, type Match, type Matcher, matcherOf } from './platform/router/routes.ts'
import { Pages } from './platform/router/screens.tsx'
import { themedAssets } from './platform/theme/themed-assets.ts'

/** Route tables loaded with their pages, not with the first file; names of the build manifest. */
const SELLER_TABLE = 'app/seller-shop-pages.ts'
const WHOLE_TABLE = 'app/shop-routes.ts'
const ANNOUNCEMENT_TABLE = 'app/announcement-pages.ts'

/** Maximum number of cached paths of each table: matching a path tries the pattern of every route. */
const MAX_PATHS = 2_000
/** Maximum length of cached paths, which limits the memory. */
const LONGEST_PATH = 200

function remembering(match: Matcher): Matcher {
  const known = new Map<string, readonly Match[]>()
  return (pathname) => {
    const matches = known.get(pathname) ?? match(pathname)
    if (known.size >= MAX_PATHS) known.clear()
    if (pathname.length <= LONGEST_PATH) known.set(pathname, matches)
    return matches
  }
}

const tables = {
  default: remembering(matcherOf(marketplaceRoutes())),
  saas: remembering(matcherOf(sellerRoutes('saas'))),
  landing: remembering(matcherOf(sellerRoutes('landing'))),
}
const cabinetTable = remembering(matcherOf(cabinetRoutes()))
const officeTable = remembering(matcherOf(officeRoutes()))
const firstTable = remembering(matcherOf(firstRoutes()))

const announcementTable = remembering(matcherOf(announcementRoutes()))

type Site = Pick<SiteInfo, 'mode' | 'market' | 'isPreview'>

function tableAt(site: Site, pathname: string): Matcher {
  if (site.mode === 'default' && isOfficePath(pathname)) return officeTable
  if (site.mode === 'default' && isCabinetPath(pathname)) return cabinetTable
  return showsAnnouncement(site, pathname) ? announcementTable : tables[site.mode]
}

function tableFiles(site: Site, pathname: string): string[] {
  const table = tableAt(site, pathname)
  if (table === officeTable || table === cabinetTable) return []
  if (table === announcementTable) return [ANNOUNCEMENT_TABLE]
  if (site.mode !== 'default') return [SELLER_TABLE]
  return isPage(firstTable(pathname)) ? [] : [WHOLE_TABLE]
}

const handlesIn = (matches: readonly Match[]): PageHandle[] =>
  matches.flatMap(({ route }) => (route.handle ? [route.handle as PageHandle] : []))

/**
 * Whether a list is sorted or filtered by the distance to the exact place (data/catalog/filters.ts,
 * data/restaurants/restaurant-list.ts).
 */
function isByRoad(query: URLSearchParams, { isNearestFirst }: PageHandle): boolean {
  const sorting = query.get('sort') ?? (isNearestFirst ? 'distance' : null)
  return sorting === 'distance' || sorting === 'time' || query.get('only')?.split(',').includes('fast') === true
}

/**
 * Data about a page that the server needs before rendering it: the kind of session it requires when it shows one
 * person's data (never cached then; null = none), and the URL parameters that change it.
 */
export function pageAt({ pathname, searchParams }: URL, site: Site): PageRules {
  const handles = handlesIn(tableAt(site, pathname)(pathname))
  return {
    session: handles.findLast(({ session }) => session !== undefined)?.session ?? null,
    query: handles.flatMap(({ query = [] }) => query),
    isByRoad: handles.some((handle) => isByRoad(searchParams, handle)),
  }
}

/** Scripts of late parts come after the page's, together with their styles. */
function assetsWithLate({ assetsOf }: RenderRequest, modules: readonly string[], late: PageHandle['late']): PageAssets {
  const own = assetsOf(modules)
  if (!late) return own
  const all = assetsOf([...modules, ...late.modules])
  const rest = all.modules.filter((file) => !own.modules.includes(file))
  return { ...all, modules: own.modules, late: { modules: rest, media: late.media } }
}

/**
 * Loads and renders one page. Problems of the API and bugs are rendered as screens; a bug is also returned, to be
 * logged.
 */
export async function render(request: RenderRequest): Promise<Rendered> {
  let status = 200
  const shop: ShopContext = {
    api: createShopApi(request.send),
    send: request.send,
    location: request.location,
    site: request.site,
    isSignedIn: request.isSignedIn,
    now: request.now,
    answerWith: (asked) => {
      status = asked
    },
  }
  const url = new URL(request.url)
  const match = tableAt(request.site, url.pathname)
  const matches = match(url.pathname)
  const found = await loadPage(matches, { shop, url, signal: new AbortController().signal })
  if (found instanceof Response)
    return { kind: 'redirect', status: found.status, to: found.headers.get('location') ?? '/' }
  // the outermost error is rendered
  const error = found.find((one) => one.error !== undefined)?.error
  const problem = isApiProblem(error) ? error.problem : undefined
  const handles = handlesIn(matches)
  const pages = handles.map((handle) => handle.module)
  const modules = [...tableFiles(request.site, url.pathname), ...pages]
  const themed = themedAssets(
    assetsWithLate(request, modules, handles.find(({ late }) => late)?.late),
    request.theme ?? null,
  )
  // the sellers' side is installed as a separate application
  const assets = match === cabinetTable ? { ...themed, manifest: '/cabinet.webmanifest' } : themed
  const pageOf = (on: readonly Match[]): string => {
    const payload = hydrationPayload(on, {
      assets: { ...assets, inlineStyles: '' },
      location: encodeLocation(request.location),
      site: request.site,
      now: request.now.toISOString(),
    })
    const html = renderToString(
      <Document assets={assets} payload={payload}>
        <Pages start={{ page: { url, matches: on }, goal: null }} ErrorScreen={RootError} />
      </Document>,
    )
    return `<!doctype html>${html}`
  }
  await partsLoaded()
  try {
    return {
      kind: 'page',
      status: error === undefined ? status : (problem?.status ?? BUG.status),
      html: pageOf(found),
      ...(error !== undefined && !problem && { failure: error }),
      ...(problem && { problem: problem.code }),
    }
  } catch (error) {
    // the page's own code failed: renders the error screen of the root
    const broken = found.slice(0, 1).map((root) => ({ ...root, error: new ApiProblem(BUG) }))
    return { kind: 'page', status: 500, html: pageOf(broken), failure: error }
  }
}
// the names that the server expects
;({ pageAt, render }) satisfies PageBundle
