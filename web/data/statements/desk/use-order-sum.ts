import { useQuery } from '@tanstack/react-query'
import { ordersDeskKeys } from '../../orders/desk/keys.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'

/** Why the seller gets this sum for an order; asked again when the order changes. */
export const useOrderSum = (id: number) =>
  useQuery({
    queryKey: ordersDeskKeys.sum(id),
    queryFn: () => cabinetApi().statements.explainOrderSum({ params: { id } }),
  })
