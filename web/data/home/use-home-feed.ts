import type { HomeFeed } from '@okolitsa/contracts/home/home.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { useVisitorLocation } from '../visitor/use-visitor.ts'
import { homeKeys } from './keys.ts'

const FRESH_MS = 60_000

/** What the home page tells of the visitor's place below its first screens. */
export function useHomeFeed(): { readonly feed: HomeFeed | undefined; readonly isFailed: boolean } {
  const location = useVisitorLocation()
  const { data, isError } = useQuery({
    queryKey: homeKeys.feed(location),
    queryFn: () => shopApi().home.homeFeed({ query: locationQueryOf(location) }),
    staleTime: FRESH_MS,
    // the page is whole without it
    meta: { showsOwnError: true },
  })
  return { feed: data, isFailed: isError }
}
