import { useQuery } from '@tanstack/react-query'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { staffRefusalWords } from '../../staff/desk/staff-refusal.ts'
import { ordersDeskKeys } from './keys.ts'

/** Preview of the refund if a claim is accepted for this share, per cent; null = no request is made. */
export function useClaimPreview(orderId: number, claimId: string, percent: number | null) {
  const { data, error, isFetching } = useQuery({
    queryKey: ordersDeskKeys.claimPreview(orderId, claimId, percent),
    queryFn: () =>
      cabinetApi().orders.previewClaim({ params: { id: orderId, claimId }, body: { percent: percent ?? 0 } }),
    enabled: percent !== null,
    meta: { showsOwnError: true },
    retry: false,
    gcTime: 0,
  })
  return {
    outcome: percent !== null && !isFetching ? (data ?? null) : null,
    refusal: percent !== null && error ? staffRefusalWords(error) : null,
    isCounting: percent !== null && isFetching,
  }
}
