import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { PageAssets, SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'
import { jsonInScript } from '../platform/hydration/json-in-script.ts'
import type { Match } from '../platform/router/routes.ts'

/** Everything the browser needs to take over the page, as plain JSON inside the document. */
export interface Hydration {
  /** What the loaders of the page's frames and its own gave, from the outermost in, or what stopped them. */
  readonly loaded: readonly { readonly data?: unknown; readonly problem?: Problem }[]
  readonly assets: PageAssets
  /** Encoded location of the visitor. */
  readonly location: string
  readonly site: SiteInfo
  /** ISO moment of rendering. */
  readonly now: string
}

export const HYDRATION_ID = 'okolitsa-data'

/** What the visitor is told of a bug. */
export const BUG: Problem = { type: 'about:blank', title: '', status: 500, code: 'INTERNAL' }

/** JSON fit to stand inside a script element; an error keeps its problem, never a stack. */
export const hydrationPayload = (matches: readonly Match[], rest: Omit<Hydration, 'loaded'>): string =>
  jsonInScript({
    loaded: matches.map(({ data, error }) => {
      if (error === undefined) return { data }
      return { problem: isApiProblem(error) ? error.problem : BUG }
    }),
    ...rest,
  })
