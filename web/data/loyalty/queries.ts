import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { loyaltyKeys } from './keys.ts'

/** What is asked about bonuses and codes. */
export const loyaltyQueries = {
  bonuses: () =>
    queryOptions({
      queryKey: loyaltyKeys.bonuses,
      queryFn: () => shopApi().loyalty.listBonuses({ query: { perPage: 1 } }),
    }),
  /** Codes of a seller; null = it is not known yet whose. */
  promoCodes: (organizationId: number, isSignedIn: boolean | null) =>
    queryOptions({
      queryKey: loyaltyKeys.promoCodes(organizationId, isSignedIn),
      queryFn: () => {
        const { loyalty } = shopApi()
        const call = isSignedIn ? loyalty.listFarmerPromoCodesOfUser : loyalty.listFarmerPromoCodes
        return call({ params: { id: organizationId } })
      },
      enabled: isSignedIn !== null,
      staleTime: 60_000,
      // a field to type into stays without them
      meta: { showsOwnError: true },
    }),
}
