import { sortNewOrders } from '@okolitsa/domain/picking/accept-all.ts'
import { useQuery } from '@tanstack/react-query'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { ordersDeskKeys } from './keys.ts'

/** Maximum orders accepted in one call; also the size of a list page. */
export const MAX_ACCEPTED = 100

/** Current new orders, grouped by the outcome of «accept all»; undefined while they load. */
export function useNewOrders(organizationId: number) {
  const query = { queue: 'new', search: '', page: 1, perPage: MAX_ACCEPTED, organizationId } as const
  const { data, isError } = useQuery({
    queryKey: ordersDeskKeys.list(query),
    queryFn: () => cabinetApi().orders.listOrders({ query }),
    meta: { showsOwnError: true },
  })
  return { found: data && { ...sortNewOrders(data.items), isMore: data.totalItems > data.items.length }, isError }
}
