import type { InvitedSheetRow } from '@okolitsa/contracts/registration/invitations.endpoints.ts'
import type { InvitationState } from '@okolitsa/domain/sellers/invitation.ts'
import type { Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { sellerInvitations as text } from '@okolitsa/strings/ru/seller-invitations.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'

/** Invitations in a state, page by page; undefined while loading. */
export function useInvitations(state: InvitationState) {
  const query = useInfiniteQuery({
    queryKey: officeKeys.invitationsIn(state),
    queryFn: ({ pageParam }) =>
      officeApi().invitations.listInvitations({ query: { state, ...(pageParam !== null && { after: pageParam }) } }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return {
    things: query.data?.pages.flatMap(({ items }) => items),
    isFailed: query.isError && !query.data,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
  }
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: officeKeys.invitations })
}

export interface TypedSeller {
  readonly phone: string
  readonly tin: string
  readonly title: string
  readonly town: string
  readonly trade: Trade | null
  /** True = an SMS is sent. */
  readonly isSent: boolean
}

/** Invites one seller; field errors stay with the form. */
export function useInviteSeller() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ tin, ...typed }: TypedSeller) =>
      officeApi().invitations.inviteSeller({ body: { ...typed, tin: tin.replace(/\s/g, '') || null } }),
    onSuccess: ({ link }, { isSent }) => {
      showToast({ tone: 'success', text: isSent || link === null ? text.one.sent : text.one.made })
      return refresh()
    },
    meta: { showsOwnError: true },
  })
}

/** Reads a sheet, and invites the sellers of its rows. */
export function useInvitedSheet() {
  const refresh = useRefresh()
  const preview = useMutation({
    mutationFn: (file: File) => officeApi().invitations.previewInvitations({ body: {}, files: [file] }),
    meta: { showsOwnError: true },
  })
  const invite = useMutation({
    mutationFn: (rows: readonly InvitedSheetRow[]) =>
      officeApi().invitations.inviteSellers({
        body: { rows: rows.map(({ phone, tin, title, town, trade }) => ({ phone, tin, title, town, trade })) },
      }),
    onSuccess: ({ outcomes }) => {
      const count = outcomes.filter((outcome) => outcome === 'invite').length
      showToast({ tone: 'success', text: text.many.sent(count) })
      preview.reset()
      return refresh()
    },
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
    meta: { showsOwnError: true },
  })
  return { preview, invite }
}

/** Sends an invitation again, or withdraws it; it then leaves its list. */
export function useInvitation(id: number) {
  const refresh = useRefresh()
  const onError = (error: Error) => {
    showToast({ tone: 'error', text: refusalWords(error, text.failed) })
    // accepted or withdrawn by another person meanwhile
    void refresh()
  }
  const again = useMutation({
    mutationFn: () => officeApi().invitations.sendInvitation({ params: { id } }),
    onSuccess: () => {
      showToast({ tone: 'success', text: text.list.sentAgain })
      return refresh()
    },
    onError,
    meta: { showsOwnError: true },
  })
  const withdraw = useMutation({
    mutationFn: () => officeApi().invitations.withdrawInvitation({ params: { id } }),
    onSuccess: () => {
      showToast({ tone: 'success', text: text.list.withdrawn })
      return refresh()
    },
    onError,
    meta: { showsOwnError: true },
  })
  return { again, withdraw }
}
