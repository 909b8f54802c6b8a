import type { ComponentType } from 'react'
import type { ShopContext } from '../loading/shop-context.ts'

/** A page, or a frame when it has `children`; what `lazy` fetches is kept beside it. */
export interface RouteObject {
  /** Of a page: words, `:names`, `:names(\d+)` of digits alone, `:names?` that may be missing, `*` for the rest. */
  readonly path?: string
  readonly lazy?: { readonly Component?: () => Promise<ComponentType>; readonly loader?: () => Promise<Loader> }
  Component?: ComponentType
  loader?: Loader
  readonly handle?: unknown
  readonly children?: readonly RouteObject[]
}
type Params = Readonly<Record<string, string | undefined>>
export type LoaderArgs = Readonly<{ shop: ShopContext; url: URL; params: Params; signal: AbortSignal }>
/** Answers data or throws: a `Response` names another `location`, the rest is for a screen of errors. */
export type Loader = (args: LoaderArgs) => unknown
/** A frame or the page of an address with what its loader gave, or what stopped it. */
export type Match = Readonly<{ route: RouteObject; params: Params; data?: unknown; error?: unknown }>
export type Matches = readonly Match[]
export type Matcher = (pathname: string) => Matches

const roadsOf = (routes: readonly RouteObject[], frames: readonly RouteObject[] = []): (readonly RouteObject[])[] =>
  routes.flatMap((route) => (route.children ? roadsOf(route.children, [...frames, route]) : [[...frames, route]]))
const wordOf = (_: string, name: string, digits = '([^/]+)', maybe = '') => `(?:/(?<${name}>${digits}))${maybe}`
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/\/:(\w+)(\(\\d\+\))?(\??)/g, wordOf).replace('/*', '(?:/.*)?')}/*$`, 'i')

/** As it is read; what is encoded badly leads nowhere, but is no reason to break. */
const decoded = (word: string) => new URLSearchParams(`=${word.replace(/[+&]/g, encodeURIComponent)}`).get('') ?? ''

/** Finds a page with its frames: the first of the table that fits, and its last fits whatever is asked. */
export function matcherOf(routes: readonly RouteObject[]): Matcher {
  const roads = roadsOf(routes).map((road) => ({ road, pattern: patternOf(`/${road.at(-1)?.path ?? ''}`) }))
  return (pathname) => {
    const found = roads.find(({ pattern }) => pattern.test(pathname))
    const named = Object.entries(found?.pattern.exec(pathname)?.groups ?? {})
    const params = Object.fromEntries(named.map(([name, word]) => [name, word && decoded(word)]))
    return (found?.road ?? []).map((route) => ({ route, params }))
  }
}
/** Is it a page of the table, or for the server to answer? */
export const isPage = (matches: Matches): boolean => matches.at(-1)?.route.path !== '*'

/** A part of a route's code; what could not be had is asked for again the next time. */
export async function partOf<Name extends 'Component' | 'loader'>(route: RouteObject, name: Name) {
  route[name] ??= (await route.lazy?.[name]?.()) as RouteObject[Name]
  return route[name]
}

/** Code and data of a page and its frames, all at once; frames among the `kept` are not loaded again. */
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
