import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { useIsSignedIn, useVisitorLocation } from '../visitor/use-visitor.ts'
import { catalogKeys } from './keys.ts'

const FRESH_MS = 60_000

/** Products that the customer has received, of a seller or (null) of all, with current prices for a place. */
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
    // the shelf is optional
    meta: { showsOwnError: true },
  })

/** Products of «buy again»; empty for a guest and until they are loaded. */
export function useBoughtBefore(organizationId: number | null): readonly ProductCard[] {
  const isSignedIn = useIsSignedIn()
  const location = useVisitorLocation()
  const { data } = useQuery({ ...boughtBeforeQuery(organizationId, location), enabled: isSignedIn === true })
  return data?.items ?? []
}
