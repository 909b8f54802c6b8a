import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import type { staffRequestedChangeSchema } from '@okolitsa/contracts/orders/order-change.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { cabinet as text } from '@okolitsa/strings/ru/cabinet.ts'
import { claimAnswers } from '@okolitsa/strings/ru/claim-answers.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useLive } from '../../../platform/live/use-live.ts'
import { navigate } from '../../../platform/router/router.ts'
import { useDebounced } from '../../../platform/timing/use-debounced.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { inboxDeskKeys } from '../../inbox/desk/keys.ts'
import { cabinetApi, signInPath } from '../../staff/desk/cabinet-api.ts'
import { staffDeskKeys } from '../../staff/desk/keys.ts'
import { staffRefusalWords } from '../../staff/desk/staff-refusal.ts'
import { todayDeskKeys } from '../../today/desk/keys.ts'
import { ordersDeskKeys } from './keys.ts'
import type { ListQuery } from './list-query.ts'

/** Changes staff request for an order's lines. */
export type StaffRequestedChange = z.input<typeof staffRequestedChangeSchema>

/** A pause in typing after which the money is counted, milliseconds. */
const TYPING_PAUSE = 300

type Cabinet = ReturnType<typeof cabinetApi>['cabinet']
export type OrderPage = Awaited<ReturnType<Cabinet['listOrders']>>

/**
 * A page of the list: begins with what was loaded and follows what comes.
 * @param organizationId null = orders of all sellers
 */
export function useOrderPage(query: ListQuery, initial: OrderPage, organizationId: number | null): OrderPage {
  const queryClient = useQueryClient()
  useLive(
    [`staff:${organizationId ?? 'all'}`],
    () => void queryClient.invalidateQueries({ queryKey: ordersDeskKeys.lists }),
    'staff',
  )
  const { data } = useQuery({
    queryKey: ordersDeskKeys.list(query),
    queryFn: () => cabinetApi().cabinet.listOrders({ query }),
    initialData: initial,
  })
  return data
}

/** One order: begins with what was loaded and follows its customer. */
export function useStaffOrder(initial: CabinetOrder): CabinetOrder {
  const id = initial.order.id
  const queryClient = useQueryClient()
  useLive([`order:${id}`], () => void queryClient.invalidateQueries({ queryKey: ordersDeskKeys.order(id) }), 'staff')
  const { data } = useQuery({
    queryKey: ordersDeskKeys.order(id),
    queryFn: () => cabinetApi().cabinet.getOrder({ params: { id } }),
    initialData: initial,
  })
  return data
}

/** What may be done with an order; every answer is the order as it has become. */
export function useOrderActions(id: number) {
  const queryClient = useQueryClient()
  const params = { id }
  const keep = (words: string) => (order: CabinetOrder) => {
    queryClient.setQueryData(ordersDeskKeys.order(id), order)
    showToast({ tone: 'success', text: words })
  }
  const onError = (error: Error) => {
    showToast({ tone: 'error', text: staffRefusalWords(error) })
    if (isApiProblem(error) && error.problem.status === 401) return void navigate(signInPath(`/cabinet/orders/${id}`))
    // somebody else was faster: show what it is now, and count again
    void queryClient.invalidateQueries({ queryKey: staffDeskKeys.all })
  }
  const cabinet = () => cabinetApi().cabinet
  const move = useMutation({
    mutationFn: (step: { to: DeliveryStatus; reason?: string; isEarlyMeant?: boolean }) =>
      cabinet().moveOrder({ params, body: step }),
    onSuccess: (order, { to }) => keep(text.moved[to])(order),
    onError,
  })
  const handOver = useMutation({
    /** `taken` = roubles that were handed over for it; null = none, or none were to be. */
    mutationFn: async ({ taken, isEarlyMeant }: { taken: number | null; isEarlyMeant: boolean }) => {
      const order = await cabinet().moveOrder({ params, body: { to: 'received', isEarlyMeant } })
      return taken === null ? order : cabinet().takeMoney({ params, body: { amount: taken } })
    },
    onSuccess: keep(text.moved.received),
    onError,
  })
  const change = useMutation({
    mutationFn: ({
      requestedChange,
      expectedTotal,
    }: {
      requestedChange: StaffRequestedChange
      expectedTotal: number
      words: string
    }) => cabinet().applyChange({ params, body: { requestedChange, expectedTotal } }),
    onSuccess: (order, { words }) => keep(words)(order),
    onError,
  })
  const redeliver = useMutation({
    mutationFn: ({ date }: { date: string; words: string }) => cabinet().redeliver({ params, body: { date } }),
    onSuccess: (order, { words }) => keep(words)(order),
    onError,
  })
  const decide = useMutation({
    mutationFn: ({
      claimId,
      ...decision
    }: {
      claimId: string
      isAccepted: boolean
      percent?: number
      isReplaced?: boolean
      reason?: string
    }) => cabinet().decideClaim({ params: { id, claimId }, body: decision }),
    onSuccess: (order, { isAccepted, isReplaced }) => {
      const accepted = isReplaced ? claimAnswers.promised : text.claims.accepted
      keep(isAccepted ? accepted : text.claims.declined)(order)
      void queryClient.invalidateQueries({ queryKey: todayDeskKeys.today })
      void queryClient.invalidateQueries({ queryKey: inboxDeskKeys.inbox })
    },
    onError,
  })
  const replaceClaim = useMutation({
    mutationFn: (claimId: string) => cabinet().replaceClaim({ params: { id, claimId } }),
    onSuccess: keep(claimAnswers.broughtSaved),
    onError,
  })
  const contest = useMutation({
    mutationFn: ({ claimId, reason }: { claimId: string; reason: string }) =>
      cabinet().contestClaim({ params: { id, claimId }, body: { reason } }),
    onSuccess: keep(text.claims.contested),
    onError,
  })
  const decideContest = useMutation({
    mutationFn: ({ claimId, ...decision }: { claimId: string; isUpheld: boolean; reason: string }) =>
      cabinet().decideContest({ params: { id, claimId }, body: decision }),
    onSuccess: keep(text.claims.decided),
    onError,
  })
  const takeMoney = useMutation({
    mutationFn: (amount: number) => cabinet().takeMoney({ params, body: { amount } }),
    onSuccess: keep(text.offline.saved),
    onError,
  })
  const addClaimPhoto = useMutation({
    mutationFn: ({ claimId, photo }: { claimId: string; photo: Blob }) =>
      cabinet().addClaimPhotos({ params: { id, claimId }, files: [photo] }),
    onSuccess: keep(text.claims.photoAdded),
    onError,
  })
  return { move, handOver, change, redeliver, decide, replaceClaim, contest, decideContest, addClaimPhoto, takeMoney }
}

/** What a requested change would do to the money: asked when typing pauses; null = nothing to ask yet. */
export function useChangePreview(id: number, requestedChange: StaffRequestedChange | null) {
  const wanted = requestedChange && JSON.stringify(requestedChange)
  const settled = useDebounced(wanted, TYPING_PAUSE)
  const isSettled = wanted !== null && settled === wanted
  const { data, error, isFetching } = useQuery({
    queryKey: ordersDeskKeys.preview(id, settled),
    queryFn: () =>
      cabinetApi().cabinet.previewChange({
        params: { id },
        body: { requestedChange: JSON.parse(settled ?? '') as StaffRequestedChange },
      }),
    enabled: settled !== null,
    retry: false,
    gcTime: 0,
  })
  return {
    /** Null until it is counted for what is typed now. */
    preview: isSettled && !isFetching ? (data ?? null) : null,
    /** Why it can not be so, in words. */
    refusal: isSettled && error ? staffRefusalWords(error) : null,
    isCounting: wanted !== null && (!isSettled || isFetching),
  }
}
