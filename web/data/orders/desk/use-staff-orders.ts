import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import type { staffRequestedChangeSchema } from '@okolitsa/contracts/orders/order-change.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { claimAnswers } from '@okolitsa/strings/ru/claim-answers.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
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

/** Changes of an order's lines requested by staff. */
export type StaffRequestedChange = z.input<typeof staffRequestedChangeSchema>

/** Delay after the last keystroke before the preview, milliseconds. */
const TYPING_PAUSE = 300

type OrdersDesk = ReturnType<typeof cabinetApi>['orders']
export type OrderPage = Awaited<ReturnType<OrdersDesk['listOrders']>>

/**
 * A page of the list: starts with the page's data, updated live.
 * @param organizationId null = the seller is disabled
 */
export function useOrderPage(query: ListQuery, initial: OrderPage, organizationId: number | null): OrderPage {
  const queryClient = useQueryClient()
  useLive(
    organizationId === null ? [] : [`staff:${organizationId}`],
    () => void queryClient.invalidateQueries({ queryKey: ordersDeskKeys.lists }),
    'staff',
  )
  const { data } = useQuery({
    queryKey: ordersDeskKeys.list(query),
    queryFn: () => cabinetApi().orders.listOrders({ query }),
    initialData: initial,
  })
  return data
}

/** One order: starts with the page's data, updated live. */
export function useStaffOrder(initial: CabinetOrder): CabinetOrder {
  const id = initial.order.id
  const queryClient = useQueryClient()
  useLive([`order:${id}`], () => void queryClient.invalidateQueries({ queryKey: ordersDeskKeys.order(id) }), 'staff')
  const { data } = useQuery({
    queryKey: ordersDeskKeys.order(id),
    queryFn: () => cabinetApi().orders.getOrder({ params: { id } }),
    initialData: initial,
  })
  return data
}

/** Actions on an order; every response is the changed order. */
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
    // another person was faster: shows the current state and refetches counts
    void queryClient.invalidateQueries({ queryKey: staffDeskKeys.all })
  }
  const orders = () => cabinetApi().orders
  const move = useMutation({
    mutationFn: (step: { to: DeliveryStatus; reason?: string; isEarlyMeant?: boolean }) =>
      orders().moveOrder({ params, body: step }),
    onSuccess: (order, { to }) => keep(text.moved[to])(order),
    onError,
  })
  const handOver = useMutation({
    /** `taken` = roubles received on delivery; null = none, or none were due. */
    mutationFn: async ({ taken, isEarlyMeant }: { taken: number | null; isEarlyMeant: boolean }) => {
      const order = await orders().moveOrder({ params, body: { to: 'received', isEarlyMeant } })
      return taken === null ? order : orders().takeMoney({ params, body: { amount: taken } })
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
    }) => orders().applyChange({ params, body: { requestedChange, expectedTotal } }),
    onSuccess: (order, { words }) => keep(words)(order),
    onError,
  })
  const redeliver = useMutation({
    mutationFn: ({ date }: { date: string; words: string }) => orders().redeliver({ params, body: { date } }),
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
    }) => orders().decideClaim({ params: { id, claimId }, body: decision }),
    onSuccess: (order, { isAccepted, isReplaced }) => {
      const accepted = isReplaced ? claimAnswers.promised : text.claims.accepted
      keep(isAccepted ? accepted : text.claims.declined)(order)
      void queryClient.invalidateQueries({ queryKey: todayDeskKeys.today })
      void queryClient.invalidateQueries({ queryKey: inboxDeskKeys.inbox })
    },
    onError,
  })
  const replaceClaim = useMutation({
    mutationFn: (claimId: string) => orders().replaceClaim({ params: { id, claimId } }),
    onSuccess: keep(claimAnswers.broughtSaved),
    onError,
  })
  const contest = useMutation({
    mutationFn: ({ claimId, reason }: { claimId: string; reason: string }) =>
      orders().contestClaim({ params: { id, claimId }, body: { reason } }),
    onSuccess: keep(text.claims.contested),
    onError,
  })
  const appealClaim = useMutation({
    mutationFn: ({ claimId, text: words }: { claimId: string; text: string }) =>
      orders().appealClaim({ params: { id, claimId }, body: { text: words }, files: [] }),
    onSuccess: keep(claimAnswers.appeal.sent),
    onError,
  })
  const takeMoney = useMutation({
    mutationFn: (amount: number) => orders().takeMoney({ params, body: { amount } }),
    onSuccess: keep(text.offline.saved),
    onError,
  })
  const addClaimPhoto = useMutation({
    mutationFn: ({ claimId, photo }: { claimId: string; photo: Blob }) =>
      orders().addClaimPhotos({ params: { id, claimId }, files: [photo] }),
    onSuccess: keep(text.claims.photoAdded),
    onError,
  })
  return { move, handOver, change, redeliver, decide, replaceClaim, contest, appealClaim, addClaimPhoto, takeMoney }
}

/** Preview of a requested change, debounced; null = no request. */
export function useChangePreview(id: number, requestedChange: StaffRequestedChange | null) {
  const wanted = requestedChange && JSON.stringify(requestedChange)
  const settled = useDebounced(wanted, TYPING_PAUSE)
  const isSettled = wanted !== null && settled === wanted
  const { data, error, isFetching } = useQuery({
    queryKey: ordersDeskKeys.preview(id, settled),
    queryFn: () =>
      cabinetApi().orders.previewChange({
        params: { id },
        body: { requestedChange: JSON.parse(settled ?? '') as StaffRequestedChange },
      }),
    enabled: settled !== null,
    retry: false,
    gcTime: 0,
  })
  return {
    /** Preview of the typed values; null until it has loaded. */
    preview: isSettled && !isFetching ? (data ?? null) : null,
    /** Message of a refused change. */
    refusal: isSettled && error ? staffRefusalWords(error) : null,
    isCounting: wanted !== null && (!isSettled || isFetching),
  }
}
