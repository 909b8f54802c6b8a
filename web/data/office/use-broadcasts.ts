import type { Broadcast } from '@okolitsa/contracts/broadcasts/broadcasts.ts'
import type { SubjectKind } from '@okolitsa/domain/broadcasts/audience.ts'
import { broadcasts as text } from '@okolitsa/strings/ru/broadcasts.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { navigate } from '../../platform/router/router.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { BROADCASTS_PATH } from './broadcasts-query.ts'
import { officeKeys } from './keys.ts'
import { filtersOf, type ListQuery } from './list-query.ts'
import { officeApi } from './office-api.ts'

type ListAsked = Parameters<ReturnType<typeof officeApi>['broadcasts']['listBroadcasts']>[0]
/** A message with its audience, as the calls take it. */
export type WrittenBroadcast = Parameters<ReturnType<typeof officeApi>['broadcasts']['startBroadcast']>[0]['body']

/** Intervals at which a shown broadcast is read again, ms: while it is sent, and while its messages are delivered. */
const SENDING_MS = 2_000
const DELIVERING_MS = 15_000

/** A page of the list of broadcasts. */
export function useBroadcasts(query: ListQuery) {
  const asked = { ...filtersOf(query), ...(query.after !== null && { after: query.after }) }
  const page = useQuery({
    queryKey: officeKeys.broadcastsPage(asked),
    // the URL is parsed by the shape of the list
    queryFn: () => officeApi().broadcasts.listBroadcasts({ query: asked } as ListAsked),
    placeholderData: keepPreviousData,
  })
  return {
    rows: page.data?.items,
    next: page.data?.next ?? null,
    isFailed: page.isError && !page.data,
    retry: () => void page.refetch(),
    count: null,
  }
}

/** Suggestions of things to write about. */
export const useBroadcastSubjects = (kind: SubjectKind, search: string) =>
  useQuery({
    queryKey: officeKeys.broadcastSubjects(kind, search),
    queryFn: () => officeApi().broadcasts.listBroadcastSubjects({ query: { kind, search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  }).data?.items ?? []

/** A broadcast with its progress: starts with the page's data and is read again while anything moves. */
export const useBroadcast = (initial: Broadcast): Broadcast =>
  useQuery({
    queryKey: officeKeys.broadcast(initial.id),
    queryFn: () => officeApi().broadcasts.getBroadcast({ params: { id: initial.id } }),
    initialData: initial,
    refetchInterval: ({ state: { data } }) => {
      if (data?.state === 'sending') return SENDING_MS
      return data?.channels.some(({ waiting }) => waiting > 0) ? DELIVERING_MS : false
    },
  }).data

/** Preview, trial and start of a message. */
export function useWriteBroadcast() {
  const queryClient = useQueryClient()
  const own = { meta: { showsOwnError: true } }
  const preview = useMutation({
    ...own,
    mutationFn: (body: WrittenBroadcast) => officeApi().broadcasts.previewBroadcast({ body }),
  })
  const trial = useMutation({
    ...own,
    mutationFn: (body: WrittenBroadcast) => officeApi().broadcasts.tryBroadcast({ body }),
    onSuccess: ({ isSms, isInAccount }) => showToast({ tone: 'success', text: text.write.tried(isSms, isInAccount) }),
  })
  const start = useMutation({
    ...own,
    mutationFn: (body: WrittenBroadcast) => officeApi().broadcasts.startBroadcast({ body }),
    onSuccess: async (broadcast) => {
      queryClient.setQueryData(officeKeys.broadcast(broadcast.id), broadcast)
      await navigate(`${BROADCASTS_PATH}/${broadcast.id}`)
    },
  })
  return { preview, trial, start }
}

export function useStopBroadcast(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => officeApi().broadcasts.stopBroadcast({ params: { id } }),
    onSuccess: (broadcast) => {
      queryClient.setQueryData(officeKeys.broadcast(id), broadcast)
      showToast({ tone: 'success', text: text.page.stopped })
    },
  })
}
