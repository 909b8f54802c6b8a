import { useQuery } from '@tanstack/react-query'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { sellerNotificationsDeskKeys } from './keys.ts'

/** Interval at which the open list is updated, ms. */
const ASK_MS = 60_000

/** Orders, questions and requests that sellers have not answered; undefined until it is known. */
export function useUnanswered() {
  const query = useQuery({
    queryKey: sellerNotificationsDeskKeys.unanswered,
    queryFn: () => cabinetApi().notifications.listUnanswered(),
    refetchInterval: ASK_MS,
  })
  return { list: query.data, isFailed: query.isError && !query.data, retry: () => void query.refetch() }
}
