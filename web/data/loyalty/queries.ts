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
  /** The level at a seller, of customers alone. */
  standing: (organizationId: number, isSignedIn: boolean | null) =>
    queryOptions({
      queryKey: loyaltyKeys.standing(organizationId),
      queryFn: async () =>
        (await shopApi().loyalty.listLoyaltyLevels({ query: { farmerId: organizationId } })).items[0] ?? null,
      enabled: isSignedIn === true,
      // the levels are worth seeing without it
      meta: { showsOwnError: true },
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
