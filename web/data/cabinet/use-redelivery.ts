import { useQuery } from '@tanstack/react-query'
import { cabinetApi } from './cabinet-api.ts'
import { cabinetKeys } from './keys.ts'

/** Days on which an order that came back may be brought again; asked when somebody is about to choose. */
export const useRedeliveryDays = (orderId: number) =>
  useQuery({
    queryKey: cabinetKeys.redelivery(orderId),
    queryFn: async () => (await cabinetApi().cabinet.listRedeliveryDays({ params: { id: orderId } })).items,
    meta: { showsOwnError: true },
    retry: false,
    staleTime: 0,
  })
