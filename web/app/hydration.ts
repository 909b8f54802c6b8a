import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { PageAssets, SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'
import { jsonInScript } from '../platform/hydration/json-in-script.ts'
import type { Match } from '../platform/router/routes.ts'

/** Data for the hydration of the page, as JSON inside the document. */
export interface Hydration {
  /** Results or errors of the loaders, from the outermost layout to the page. */
  readonly loaded: readonly { readonly data?: unknown; readonly problem?: Problem }[]
  readonly assets: PageAssets
  /** Encoded location of the visitor. */
  readonly location: string
  readonly site: SiteInfo
  /** ISO moment of rendering. */
  readonly now: string
}

export const HYDRATION_ID = 'okolitsa-data'

/** Public problem of an unexpected error. */
export const BUG: Problem = { type: 'about:blank', title: '', status: 500, code: 'INTERNAL' }

/** JSON that is safe inside a script element; an error keeps its problem and never a stack. */
export const hydrationPayload = (matches: readonly Match[], rest: Omit<Hydration, 'loaded'>): string =>
  jsonInScript({
    loaded: matches.map(({ data, error }) => {
      if (error === undefined) return { data }
      return { problem: isApiProblem(error) ? error.problem : BUG }
    }),
    ...rest,
  })
