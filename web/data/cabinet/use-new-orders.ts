import { sortNewOrders } from '@okolitsa/domain/picking/accept-all.ts'
import { useQuery } from '@tanstack/react-query'
import { cabinetApi } from './cabinet-api.ts'
import { cabinetKeys } from './keys.ts'

/** Orders that one press accepts: a page of the list, and what one call moves. */
export const MOST_ACCEPTED = 100

/** New orders as they are now, by what «accept all» does with them; undefined while they are read. */
export function useNewOrders(organizationId: number) {
  const query = { queue: 'new', search: '', page: 1, perPage: MOST_ACCEPTED, organizationId } as const
  const { data, isError } = useQuery({
    queryKey: cabinetKeys.list(query),
    queryFn: () => cabinetApi().cabinet.listOrders({ query }),
    meta: { showsOwnError: true },
  })
  return { found: data && { ...sortNewOrders(data.items), isMore: data.totalItems > data.items.length }, isError }
}
