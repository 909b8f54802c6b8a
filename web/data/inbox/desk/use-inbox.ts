import type { Inbox, InboxCounts, InboxItem } from '@okolitsa/contracts/inbox/inbox.ts'
import { inbox as text } from '@okolitsa/strings/ru/inbox.ts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { navigate } from '../../../platform/router/router.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { type InboxQuery, inboxPath } from './inbox-query.ts'
import { inboxDeskKeys } from './keys.ts'

/** Polling interval while the page is visible, ms. */
const ASK_MS = 60_000

/** Parameters of the list, shared by the server and the browser. */
export const inboxAsked = (organizationId: number, { kind, state }: InboxQuery) => ({
  organizationId,
  state,
  ...(kind && { kind }),
})

/** The list page by page: starts with the page's data and follows answers. */
export function useInbox(organizationId: number, query: InboxQuery, initial: Inbox) {
  const asked = inboxAsked(organizationId, query)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: inboxDeskKeys.inboxOf(asked),
    queryFn: ({ pageParam }) =>
      cabinetApi().inbox.getInbox({ query: { ...asked, ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    initialData: { pages: [initial], pageParams: [null] },
    refetchInterval: ASK_MS,
  })
  return {
    items: data.pages.flatMap(({ items }) => items),
    counts: data.pages[0]?.counts ?? initial.counts,
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
  }
}

/** Number of waiting items for the menu; 0 while loading. */
export function useInboxCount(organizationId: number | null): number {
  const { data } = useQuery({
    queryKey: inboxDeskKeys.inboxCounts(organizationId ?? 0),
    queryFn: () => cabinetApi().inbox.getInboxCounts({ query: { organizationId: organizationId ?? 0 } }),
    enabled: organizationId !== null,
    refetchInterval: ASK_MS,
    // only a number next to a link depends on it
    retry: false,
  })
  return data ? countedAll(data) : 0
}

/** Number of waiting items of all kinds. */
export const countedAll = ({ claim, question, chat, review }: InboxCounts): number => claim + question + chat + review

/** Answers or dismisses a question or a review; it then leaves the list. */
export function useOpinionAnswer({ kind, id }: Pick<InboxItem, 'kind' | 'id'>, query: InboxQuery) {
  const queryClient = useQueryClient()
  const params = { id }
  const written = (words: string) => ({
    onSuccess: async () => {
      showToast({ tone: 'success', text: words })
      await queryClient.invalidateQueries({ queryKey: inboxDeskKeys.inbox })
      void navigate(inboxPath(query), { replace: true })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
  })
  const answer = useMutation({
    mutationFn: async (words: string): Promise<unknown> =>
      kind === 'question'
        ? cabinetApi().questions.answerQuestion({ params, body: { answer: words } })
        : cabinetApi().reviews.answerReview({ params, body: { answer: words } }),
    ...written(text.answered),
  })
  const putAside = useMutation({
    mutationFn: () => cabinetApi().questions.declineQuestion({ params }),
    ...written(text.putAsideDone),
  })
  return { answer, putAside }
}

/** Marks the last message of a chat as needing no answer. */
export function useSettleChat(chatId: number, query: InboxQuery) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => cabinetApi().chats.settleChat({ params: { id: chatId } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: inboxDeskKeys.inbox })
      showToast({ tone: 'success', text: text.settled })
      void navigate(inboxPath(query), { replace: true })
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
  })
}
