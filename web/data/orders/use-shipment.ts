import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { CustomerShipment } from '@okolitsa/contracts/shipments/shipment.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { orderKeys } from './keys.ts'

/** State of an order's parcel; null = none. Updated by the order's live channel. */
export function useShipment({ id, deliveryKind, deliveryStatus }: OrderAnswer): CustomerShipment | null {
  const { data } = useQuery({
    queryKey: orderKeys.shipment(id),
    queryFn: async () => (await shopApi().shipments.getShipment({ params: { id } })).shipment,
    enabled: deliveryKind === 'cdek' && deliveryStatus !== 'formed' && deliveryStatus !== 'canceled',
    meta: { showsOwnError: true },
  })
  return data ?? null
}
