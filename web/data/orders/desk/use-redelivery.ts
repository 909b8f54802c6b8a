import { useQuery } from '@tanstack/react-query'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { ordersDeskKeys } from './keys.ts'

/** Days on which a returned order may be delivered again; requested when the window of choice opens. */
export const useRedeliveryDays = (orderId: number) =>
  useQuery({
    queryKey: ordersDeskKeys.redelivery(orderId),
    queryFn: async () => (await cabinetApi().orders.listRedeliveryDays({ params: { id: orderId } })).items,
    meta: { showsOwnError: true },
    retry: false,
    staleTime: 0,
  })
