import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { loyaltyKeys } from './keys.ts'

export const loyaltyQueries = {
  bonuses: () =>
    queryOptions({
      queryKey: loyaltyKeys.bonuses,
      queryFn: () => shopApi().loyalty.listBonuses({ query: { perPage: 1 } }),
    }),
  /** The customer's level at a seller; requested for signed-in customers only. */
  standing: (organizationId: number, isSignedIn: boolean | null) =>
    queryOptions({
      queryKey: loyaltyKeys.standing(organizationId),
      queryFn: async () =>
        (await shopApi().loyalty.listLoyaltyLevels({ query: { farmerId: organizationId } })).items[0] ?? null,
      enabled: isSignedIn === true,
      // the level is optional
      meta: { showsOwnError: true },
    }),
  /** Promo codes of a seller; null = the seller is not known yet. */
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
      // optional: the field works without them
      meta: { showsOwnError: true },
    }),
}
