import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { isConnectionLost } from '@okolitsa/contracts/kernel/connection-lost.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'

/** Reports a search in the background; a lost report is only missing from statistics. */
export function recordSearch(text: string, place: Location): void {
  if (text.trim().length < 2) return
  shopApi()
    .search.searchAsked({ query: locationQueryOf(place), body: { text: cutText(text.trim(), 100) } })
    .catch((error: unknown) => {
      if (!isApiProblem(error) && !isConnectionLost(error)) throw error
    })
}
