import type { ComponentType } from 'react'
import type { ShopContext } from '../loading/shop-context.ts'

/** A page, or a layout when it has `children`; code loaded by `lazy` is cached in the object. */
export interface RouteObject {
  /**
   * Pattern of a page: words, `:names`, `:names(\d+)` of digits only, optional `:names?`, `*` for any further segments.
   */
  readonly path?: string
  readonly lazy?: { readonly Component?: () => Promise<ComponentType>; readonly loader?: () => Promise<Loader> }
  Component?: ComponentType
  loader?: Loader
  readonly handle?: unknown
  readonly children?: readonly RouteObject[]
}
type Params = Readonly<Record<string, string | undefined>>
export type LoaderArgs = Readonly<{ shop: ShopContext; url: URL; params: Params; signal: AbortSignal }>
/** Returns data or throws: a `Response` is a redirect to its `location`, other errors go to an error screen. */
export type Loader = (args: LoaderArgs) => unknown
/** A layout or the page of a URL with its loader's data or error. */
export type Match = Readonly<{ route: RouteObject; params: Params; data?: unknown; error?: unknown }>
export type Matches = readonly Match[]
export type Matcher = (pathname: string) => Matches

const roadsOf = (routes: readonly RouteObject[], frames: readonly RouteObject[] = []): (readonly RouteObject[])[] =>
  routes.flatMap((route) => (route.children ? roadsOf(route.children, [...frames, route]) : [[...frames, route]]))
const wordOf = (_: string, name: string, digits = '([^/]+)', maybe = '') => `(?:/(?<${name}>${digits}))${maybe}`
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\/:(\w+)(\(\\d\+\))?(\??)/g, wordOf).replace('/*', '(?:/.*)?')}/*$`, 'i')

/** Decoded segment; a badly encoded one is empty and matches no page. */
const decoded = (word: string) => new URLSearchParams(`=${word.replace(/[+&]/g, encodeURIComponent)}`).get('') ?? ''

/** Finds a page with its layouts: the first matching route wins, and the last route matches every path. */
export function matcherOf(routes: readonly RouteObject[]): Matcher {
  const roads = roadsOf(routes).map((road) => ({ road, pattern: patternOf(`/${road.at(-1)?.path ?? ''}`) }))
  return (pathname) => {
    const found = roads.find(({ pattern }) => pattern.test(pathname))
    const named = Object.entries(found?.pattern.exec(pathname)?.groups ?? {})
    const params = Object.fromEntries(named.map(([name, word]) => [name, word && decoded(word)]))
    return (found?.road ?? []).map((route) => ({ route, params }))
  }
}
/** Whether the match is a page of the table; otherwise the server answers. */
export const isPage = (matches: Matches): boolean => matches.at(-1)?.route.path !== '*'

/** A part of a route's code; a failed load is retried the next time. */
export async function partOf<Name extends 'Component' | 'loader'>(route: RouteObject, name: Name) {
  route[name] ??= (await route.lazy?.[name]?.()) as RouteObject[Name]
  return route[name]
}

/** Code and data of a page and its layouts in parallel; layouts among `kept` are not loaded again. */
export async function loadPage(matches: Matches, args: Omit<LoaderArgs, 'params'>, kept: Matches = []) {
  const load = async (match: Match, level: number): Promise<Match> => {
    const [{ route, params }, before] = [match, kept[level]]
    if (route.children && before?.route.Component === route.Component && before && !before.error) return before
    const answer = partOf(route, 'loader').then((loader) => loader?.({ ...args, params }))
    return Promise.all([answer, partOf(route, 'Component')]).then(
      ([data]) => ({ ...match, data }),
      (error) => ({ ...match, error }),
    )
  }
  const loaded = await Promise.all(matches.map(load))
  return loaded.map(({ error }) => error).find((error) => error instanceof Response) ?? loaded
}
