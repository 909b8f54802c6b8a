import { siteRequestDesk as text } from '@okolitsa/strings/ru/site-requests.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { siteRequestsDeskKeys } from './keys.ts'

export type RequestState = 'new' | 'answered'

/** Service requests from the seller's sites, page by page; undefined while loading. */
export function useSiteRequests(state: RequestState) {
  const query = useInfiniteQuery({
    queryKey: siteRequestsDeskKeys.requestsIn(state),
    queryFn: ({ pageParam }) => cabinetApi().requests.listRequests({ query: { state, page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }) => (currentPage < totalPages ? currentPage + 1 : undefined),
  })
  return {
    requests: query.data?.pages.flatMap(({ items }) => items),
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
  }
}

/** Interval at which the number in the menu is updated, ms. */
const ASK_MS = 60_000

/** Number of unanswered requests, for the menu; 0 until it is loaded. */
export function useRequestCount(isWanted: boolean): number {
  const { data } = useQuery({
    queryKey: siteRequestsDeskKeys.requestCounts,
    queryFn: () => cabinetApi().requests.countRequests(),
    enabled: isWanted,
    refetchInterval: ASK_MS,
    // only the number next to a link depends on it
    retry: false,
  })
  return data?.new ?? 0
}

/** Marks a request as answered or open; it then leaves its list. */
export function useRequestState(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (state: RequestState) => cabinetApi().requests.setRequestState({ params: { id }, body: { state } }),
    onSuccess: () => {
      showToast({ tone: 'success', text: text.saved })
      return queryClient.invalidateQueries({ queryKey: siteRequestsDeskKeys.requests })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.notSaved) }),
  })
}
