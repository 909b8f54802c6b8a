import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { useIsSignedIn, useVisitorLocation } from '../visitor/use-visitor.ts'
import { catalogKeys } from './keys.ts'

const FRESH_MS = 60_000

/** What the customer received before, of a seller or (null) of any, with today's prices for a place. */
export const boughtBeforeQuery = (organizationId: number | null, location: Location) =>
  queryOptions({
    queryKey: catalogKeys.boughtBefore(organizationId, location),
    queryFn: () => {
      const { catalog } = shopApi()
      const query = locationQueryOf(location)
      return organizationId === null
        ? catalog.listProductsBoughtBefore({ query })
        : catalog.listProductsByOrderHistory({ params: { id: organizationId }, query })
    },
    staleTime: FRESH_MS,
    // a page is whole without this shelf
    meta: { showsOwnError: true },
  })

/** The goods of «buy again»; empty for a guest, and until they are known. */
export function useBoughtBefore(organizationId: number | null): readonly ProductCard[] {
  const isSignedIn = useIsSignedIn()
  const location = useVisitorLocation()
  const { data } = useQuery({ ...boughtBeforeQuery(organizationId, location), enabled: isSignedIn === true })
  return data?.items ?? []
}
