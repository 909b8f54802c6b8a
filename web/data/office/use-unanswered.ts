import { useQuery } from '@tanstack/react-query'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

/** Interval at which the open list is updated, ms. */
const ASK_MS = 60_000

/** Orders, questions and requests that sellers have not answered; undefined until it is known. */
export function useUnanswered() {
  const query = useQuery({
    queryKey: officeKeys.unanswered,
    queryFn: () => officeApi().unanswered.listUnanswered(),
    refetchInterval: ASK_MS,
  })
  return { list: query.data, isFailed: query.isError && !query.data, retry: () => void query.refetch() }
}
