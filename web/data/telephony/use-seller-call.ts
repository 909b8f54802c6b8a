import { useMutation, useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { telephonyKeys } from './keys.ts'

const DAY_MS = 24 * 3_600_000

/** Requests a call back from a seller; `support` is the number of the shop, null while loading. */
export function useSellerCall(organizationId: number) {
  const { data } = useQuery({
    queryKey: telephonyKeys.settings,
    queryFn: () => shopApi().telephony.getMangoSettings(),
    staleTime: DAY_MS,
  })
  const call = useMutation({
    mutationFn: () => shopApi().telephony.callFarmerBack({ params: { id: organizationId } }),
  })
  return { call, support: data?.generalPhoneNumber ?? null }
}
