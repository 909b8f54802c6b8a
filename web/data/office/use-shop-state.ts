import type { DeadLetterState, ShopState } from '@okolitsa/contracts/shop-state/shop-state.endpoints.ts'
import { formatCount } from '@okolitsa/strings/ru/format.ts'
import { shopState as text } from '@okolitsa/strings/ru/shop-state.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

/** Interval at which an open page reads the state again, ms. */
const EVERY_MS = 30_000
/** The same while a check of the books waits or runs. */
const EVERY_MS_OF_CHECK = 3_000

/** True while a check of the books waits or runs. */
export const isChecking = ({ integrity: [last] }: Pick<ShopState, 'integrity'>): boolean => last?.endedAt === null

/** State of the shop, starting with the loaded one. */
export const useShopState = (initial: ShopState) =>
  useQuery({
    queryKey: officeKeys.state,
    queryFn: () => officeApi().state.getState(),
    initialData: initial,
    staleTime: EVERY_MS_OF_CHECK,
    refetchInterval: ({ state: { data } }) => (data && isChecking(data) ? EVERY_MS_OF_CHECK : EVERY_MS),
  })

/** Dead letters, page by page. */
export function useDeadLetters() {
  const query = useInfiniteQuery({
    queryKey: officeKeys.deadLetters,
    queryFn: ({ pageParam }) =>
      officeApi().state.listDeadLetters({ query: { ...(pageParam !== null && { before: pageParam }) } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return {
    letters: query.data?.pages.flatMap(({ items }) => items),
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
  }
}

/** Starts dead letters again: one, or all of them. */
export function useRetryLetters() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (only: Pick<DeadLetterState, 'eventId' | 'subscriber'> | null) =>
      officeApi().state.retryDeadLetters({ body: only === null ? {} : { only } }),
    onSuccess: ({ retried }) => {
      const isNone = retried === 0
      showToast({
        tone: isNone ? 'info' : 'success',
        text: isNone ? text.dead.alreadyRetried : text.dead.retried(formatCount(retried, text.dead.count)),
      })
      return queryClient.invalidateQueries({ queryKey: officeKeys.state })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
    meta: { showsOwnError: true },
  })
}

/** Asks for a check of the books in the background. */
export function useCheckNow() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => officeApi().state.checkIntegrityNow(),
    onSuccess: ({ isNew }) => {
      if (!isNew) showToast({ tone: 'info', text: text.integrity.already })
      return queryClient.invalidateQueries({ queryKey: officeKeys.state })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
    meta: { showsOwnError: true },
  })
}
