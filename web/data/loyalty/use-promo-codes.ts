import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { loyaltyKeys } from './keys.ts'

/** Codes of a seller this customer may use today: for a customer the personal ones first. */
export function usePromoCodes(organizationId: number) {
  const isSignedIn = useIsSignedIn()
  return useQuery({
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
  })
}
