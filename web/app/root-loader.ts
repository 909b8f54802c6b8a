import type { Location } from '@okolitsa/domain/geo/location.ts'
import { loading } from './loading.ts'
import type { SiteInfo } from './shop-context.ts'

/** What every page has at hand: useRouteLoaderData('root'). */
export interface RootData {
  readonly location: Location
  readonly site: SiteInfo
  /** ISO moment the data is of. */
  readonly now: string
}

export const rootLoader = loading(
  ({ shop }): RootData => ({ location: shop.location, site: shop.site, now: shop.now.toISOString() }),
)
