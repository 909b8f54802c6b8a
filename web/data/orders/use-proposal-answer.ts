import type { OrderChangeAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { changedTotal, changeRefusalWords } from './change-refusal.ts'
import { orderKeys } from './keys.ts'
import { useKeepOrder } from './use-order.ts'

const text = orderChanges.proposal

/** The customer's yes (with the total they saw) or no; a total that has changed meanwhile is shown and asked about anew. */
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
      // the buttons are gone: the reader goes on from the order itself
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
