import type { HomeFeed } from '@okolitsa/contracts/home/home.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { useVisitorLocation } from '../visitor/use-visitor.ts'
import { homeKeys } from './keys.ts'

const FRESH_MS = 60_000

/** Content of the home page for the visitor's place, below the fold. */
export function useHomeFeed(): { readonly feed: HomeFeed | undefined; readonly isFailed: boolean } {
  const location = useVisitorLocation()
  const { data, isError } = useQuery({
    queryKey: homeKeys.feed(location),
    queryFn: () => shopApi().home.homeFeed({ query: locationQueryOf(location) }),
    staleTime: FRESH_MS,
    // the feed is optional
    meta: { showsOwnError: true },
  })
  return { feed: data, isFailed: isError }
}
