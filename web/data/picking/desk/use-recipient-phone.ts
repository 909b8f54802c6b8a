import { useQuery } from '@tanstack/react-query'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { cabinetKeys } from '../../staff/desk/keys.ts'

/** Telephone of an order's recipient, digits; null = it is loading, or is not shown any more. */
export function useRecipientPhone(orderId: number): string | null {
  const { data } = useQuery({
    queryKey: cabinetKeys.order(orderId),
    queryFn: () => cabinetApi().cabinet.getOrder({ params: { id: orderId } }),
    meta: { showsOwnError: true },
    retry: false,
  })
  return data?.order.recipient?.phone ?? null
}
