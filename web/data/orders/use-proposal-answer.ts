import type { OrderChangeAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { changedTotal, changeRefusalWords } from './change-refusal.ts'
import { orderKeys } from './keys.ts'
import { useKeepOrder } from './use-order.ts'

const text = orderChanges.proposal

/** Accepts (with the displayed total) or declines a proposal; a changed total is displayed and confirmed again. */
export function useProposalAnswer(orderId: number, proposal: OrderChangeAnswer) {
  const queryClient = useQueryClient()
  const keep = useKeepOrder(orderId)
  const answer = useMutation({
    mutationFn: (yes: boolean) =>
      shopApi().orderChanges.answerProposal({
        params: { id: orderId, changeId: proposal.id },
        body: yes ? { yes, expectedTotal } : { yes },
      }),
    onSuccess: (order, yes) => {
      keep(order)
      showToast({ tone: 'success', text: yes ? text.agreed : text.refused })
      // the focused buttons are gone: the focus moves to the order
      document.getElementById('order-title')?.focus({ preventScroll: true })
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: orderKeys.one(orderId) }),
  })
  const newTotal = changedTotal(answer.error)
  const expectedTotal = newTotal ?? proposal.totalAfter
  return {
    answer,
    newTotal,
    refusal: newTotal !== null ? text.stale(newTotal) : answer.error && changeRefusalWords(answer.error),
  }
}
