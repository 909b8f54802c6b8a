import type { ReadyReply } from '@okolitsa/contracts/inbox/inbox.ts'
import { inbox as words } from '@okolitsa/strings/ru/inbox.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { inboxDeskKeys } from './keys.ts'

const text = words.replies

/** Ready replies of a seller; undefined while loading. */
export function useReadyReplies(organizationId: number, initial?: readonly ReadyReply[]) {
  const { data, isError, refetch } = useQuery({
    queryKey: inboxDeskKeys.readyReplies(organizationId),
    queryFn: async () =>
      (await cabinetApi().inbox.listReadyReplies({ params: { id: organizationId } })).items as readonly ReadyReply[],
    ...(initial && { initialData: initial }),
  })
  return { replies: data, isFailed: isError && !data, retry: () => void refetch() }
}

/** Adds, changes (with an id) or removes a reply. */
export function useReplyActions(organizationId: number) {
  const queryClient = useQueryClient()
  const params = { id: organizationId }
  const written = (done: string) => ({
    onSuccess: () => {
      showToast({ tone: 'success', text: done })
      return queryClient.invalidateQueries({ queryKey: inboxDeskKeys.readyReplies(organizationId) })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, words.failed) }),
  })
  const save = useMutation({
    mutationFn: ({ id, ...body }: Omit<ReadyReply, 'id'> & { readonly id: number | null }) =>
      id === null
        ? cabinetApi().inbox.addReadyReply({ params, body })
        : cabinetApi().inbox.changeReadyReply({ params: { ...params, replyId: id }, body }),
    ...written(text.saved),
  })
  const remove = useMutation({
    mutationFn: (replyId: number) => cabinetApi().inbox.removeReadyReply({ params: { ...params, replyId } }),
    ...written(text.removed),
  })
  return { save, remove }
}
