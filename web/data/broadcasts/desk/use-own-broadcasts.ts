import { broadcasts as text } from '@okolitsa/strings/ru/broadcasts.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { broadcastsDeskKeys } from './keys.ts'

type Calls = ReturnType<typeof cabinetApi>['broadcasts']
export type OwnBroadcasts = Awaited<ReturnType<Calls['listOwnBroadcasts']>>
export type OwnMessage = Parameters<Calls['startOwnBroadcast']>[0]['body']

/** Interval at which the list is read again while a message is being sent, ms. */
const SENDING_MS = 3_000

/** The latest messages of a seller: start with the page's data. */
export const useOwnBroadcasts = (organizationId: number, initial: OwnBroadcasts): OwnBroadcasts =>
  useQuery({
    queryKey: broadcastsDeskKeys.list(organizationId),
    queryFn: () => cabinetApi().broadcasts.listOwnBroadcasts({ params: { id: organizationId } }),
    initialData: initial,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'sending') ? SENDING_MS : false,
  }).data

/** Products or tour dates that orders under way contain. */
export const useOwnSubjects = (organizationId: number, kind: 'product' | 'tourDate', search: string) =>
  useQuery({
    queryKey: broadcastsDeskKeys.subjects(organizationId, kind, search),
    queryFn: () => cabinetApi().broadcasts.listOwnSubjects({ params: { id: organizationId }, query: { kind, search } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  }).data?.items ?? []

/** Preview, start and stop of messages of a seller. */
export function useOwnBroadcastActions(organizationId: number) {
  const queryClient = useQueryClient()
  const params = { id: organizationId }
  const shown = () => queryClient.invalidateQueries({ queryKey: broadcastsDeskKeys.list(organizationId), exact: true })
  const own = { meta: { showsOwnError: true } }
  const preview = useMutation({
    ...own,
    mutationFn: (body: OwnMessage) => cabinetApi().broadcasts.previewOwnBroadcast({ params, body }),
  })
  const start = useMutation({
    ...own,
    mutationFn: (body: OwnMessage) => cabinetApi().broadcasts.startOwnBroadcast({ params, body }),
    onSuccess: () => {
      showToast({ tone: 'success', text: text.own.sent })
      return shown()
    },
  })
  const stop = useMutation({
    ...own,
    mutationFn: (broadcastId: number) =>
      cabinetApi().broadcasts.stopOwnBroadcast({ params: { ...params, broadcastId } }),
    onSuccess: () => {
      showToast({ tone: 'success', text: text.page.stopped })
      return shown()
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.write.failed) }),
  })
  return { preview, start, stop }
}
