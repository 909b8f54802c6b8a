import type { ActionLog } from '@okolitsa/contracts/sellers/action-log.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import type { ActionLogQuery } from './action-log-query.ts'
import { sellersDeskKeys } from './keys.ts'

/** Entries of the log, starting with the loaded page, continued by older ones. */
export function useActionLog(organizationId: number, query: ActionLogQuery, initial: ActionLog) {
  return useInfiniteQuery({
    queryKey: sellersDeskKeys.actionLog(organizationId, query),
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
