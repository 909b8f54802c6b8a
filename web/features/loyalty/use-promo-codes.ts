import { useQuery } from '@tanstack/react-query'
import { useIsSignedIn } from '../../session/use-visitor.ts'
import { visitor } from '../../session/visitor.ts'

/** Codes of a seller this shopper may use today: for a customer the personal ones first. */
export function usePromoCodes(farmerId: number) {
  const isSignedIn = useIsSignedIn()
  return useQuery({
    queryKey: ['promo-codes', farmerId, isSignedIn],
    queryFn: () => {
      const { loyalty } = visitor.state().api
      const call = isSignedIn ? loyalty.listFarmerPromoCodesOfUser : loyalty.listFarmerPromoCodes
      return call({ params: { id: farmerId } })
    },
    enabled: isSignedIn !== null,
    staleTime: 60_000,
    // a field to type into stays without them
    meta: { tellsItself: true },
  })
}
