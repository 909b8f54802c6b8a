import type { ActionLog } from '@okolitsa/contracts/sellers/action-log.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { cabinetKeys } from '../../staff/desk/keys.ts'
import type { ActionLogQuery } from './action-log-query.ts'

/** Actions at a seller: begins with the page that was loaded, and goes on to older ones. */
export function useActionLog(organizationId: number, query: ActionLogQuery, initial: ActionLog) {
  return useInfiniteQuery({
    queryKey: cabinetKeys.actionLog(organizationId, query),
    queryFn: ({ pageParam }) =>
      cabinetApi().team.listActions({
        params: { id: organizationId },
        query: { ...query, ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    initialData: { pages: [initial], pageParams: [null] },
  })
}
