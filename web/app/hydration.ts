import type { PageAssets, SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { type HydrationState, isRouteErrorResponse, type StaticHandlerContext } from 'react-router'
import { jsonInScript } from '../platform/hydration/json-in-script.ts'

/** Everything the browser needs to take over the page, as plain JSON inside the document. */
export interface Hydration {
  readonly loaderData: StaticHandlerContext['loaderData']
  readonly errors: HydrationState['errors'] | null
  readonly assets: PageAssets
  /** Encoded location of the visitor. */
  readonly location: string
  readonly site: SiteInfo
  /** ISO moment of rendering. */
  readonly now: string
}

export const HYDRATION_ID = 'okolitsa-data'

/** JSON fit to stand inside a script element; errors keep their status and problem, never a stack. */
export function hydrationPayload(hydration: Hydration): string {
  const errors =
    hydration.errors &&
    Object.fromEntries(
      Object.entries(hydration.errors).map(([id, error]) => [
        id,
        isRouteErrorResponse(error) ? { status: error.status, data: error.data } : { status: 500, data: null },
      ]),
    )
  return jsonInScript({ ...hydration, errors })
}
