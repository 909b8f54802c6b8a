import { useQuery } from '@tanstack/react-query'
import { ordersDeskKeys } from '../../orders/desk/keys.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'

/** Telephone of an order's recipient, digits; null = it is loading, or is no longer available. */
export function useRecipientPhone(orderId: number): string | null {
  const { data } = useQuery({
    queryKey: ordersDeskKeys.order(orderId),
    queryFn: () => cabinetApi().orders.getOrder({ params: { id: orderId } }),
    meta: { showsOwnError: true },
    retry: false,
  })
  return data?.order.recipient?.phone ?? null
}
