import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import type { SideChange } from '@okolitsa/contracts/office-orders/side-change.ts'
import type { PersonalField, RevealReason } from '@okolitsa/domain/office/personal-fields.ts'
import type { CallBackTime } from '@okolitsa/domain/office/queue-deadlines.ts'
import { officeOrderHelp as help } from '@okolitsa/strings/ru/office-order-help.ts'
import { officeOrders as text } from '@okolitsa/strings/ru/office-orders.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { officeApi } from '../office-api.ts'
import { endWork } from '../use-taken.ts'
import { officeOrdersKeys } from './keys.ts'

/** Interval at which a shown order is read again, ms; a revealed field disappears with the first answer after its end. */
const FRESH_MS = 30_000

/** One order: starts with the page's data and stays fresh while it is shown. */
export function useOfficeOrder(initial: OfficeOrder): OfficeOrder {
  const { id } = initial.order
  const { data } = useQuery({
    queryKey: officeOrdersKeys.order(id),
    queryFn: () => officeApi().orders.getOfficeOrder({ params: { id } }),
    initialData: initial,
    refetchInterval: FRESH_MS,
  })
  return data
}

/** Work on an order; each answer replaces the shown order. */
export function useOrderWork(id: number) {
  const queryClient = useQueryClient()
  const params = { id }
  const takes = (words: string | ((order: OfficeOrder) => string), also?: (order: OfficeOrder) => void) => ({
    onSuccess: (order: OfficeOrder) => {
      also?.(order)
      queryClient.setQueryData(officeOrdersKeys.order(id), order)
      void queryClient.invalidateQueries({ queryKey: officeOrdersKeys.lists })
      showToast({ tone: 'success', text: typeof words === 'string' ? words : words(order) })
    },
    onError: (error: Error) => {
      showToast({ tone: 'error', text: refusalWords(error, text.failed) })
      // another person may have changed it meanwhile
      void queryClient.invalidateQueries({ queryKey: officeOrdersKeys.order(id) })
    },
    meta: { showsOwnError: true },
  })
  const note = useMutation({
    mutationFn: (words: string) => officeApi().orders.addOrderNote({ params, body: { text: words } }),
    ...takes(text.notes.saved),
  })
  const assign = useMutation({
    mutationFn: (memberId: number | null) => officeApi().orders.assignOrder({ params, body: { memberId } }),
    ...takes(text.owner.save),
  })
  const goodwill = useMutation({
    mutationFn: (body: { bonuses: number; reason: string }) => officeApi().orders.giveGoodwill({ params, body }),
    ...takes(text.goodwill.given),
  })
  const refund = useMutation({
    mutationFn: (body: { amount: number; reason: string }) => officeApi().orders.refundOrderMoney({ params, body }),
    ...takes(({ refunding }) => (refunding?.waiting ? help.refund.proposed : help.refund.given)),
  })
  const sideChange = useMutation({
    mutationFn: (body: { requestedChange: SideChange; expectedTotal: number; reason: string }) =>
      officeApi().orders.makeSideChange({ params, body }),
    ...takes(help.sideChange.made),
  })
  const answer = useMutation({
    mutationFn: ({ changeId, ...body }: { changeId: string; yes: boolean; expectedTotal: number; reason: string }) =>
      officeApi().orders.answerForCustomer({ params: { id, changeId }, body }),
    ...takes(help.proposal.answered),
  })
  const withdraw = useMutation({
    mutationFn: ({ changeId, reason }: { changeId: string; reason: string }) =>
      officeApi().orders.withdrawProposal({ params: { id, changeId }, body: { reason } }),
    ...takes(help.proposal.withdrawn),
  })
  const message = useMutation({
    mutationFn: (words: string) => officeApi().orders.writeToCustomer({ params, body: { text: words } }),
    ...takes(text.message.sent),
  })
  const callBack = useMutation({
    mutationFn: (within: CallBackTime | null) => officeApi().orders.setCallBack({ params, body: { within } }),
    ...takes(text.callBack.saved, (order) => {
      if (order.callBack === null) endWork(queryClient, 'callBacks', id)
    }),
  })
  const cancel = useMutation({
    mutationFn: (reason: string) => officeApi().orders.cancelOrderForCustomer({ params, body: { reason } }),
    ...takes(text.actions.canceled),
  })
  const complete = useMutation({
    mutationFn: (reason: string) => officeApi().orders.completeOrderForCustomer({ params, body: { reason } }),
    ...takes(text.actions.completed),
  })
  const reveal = useMutation({
    mutationFn: (body: { field: PersonalField; reason: RevealReason }) =>
      officeApi().orders.revealField({ params, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: officeOrdersKeys.order(id) }),
    onError: (error: Error) => showToast({ tone: 'error', text: refusalWords(error, text.failed) }),
    meta: { showsOwnError: true },
  })
  return { note, assign, callBack, goodwill, refund, sideChange, answer, withdraw, message, cancel, complete, reveal }
}
