import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { claimAnswers } from '@okolitsa/strings/ru/claim-answers.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { orderKeys } from './keys.ts'
import { useKeepOrder } from './use-order.ts'

export function useClaimMoney(orderId: number) {
  const queryClient = useQueryClient()
  const keep = useKeepOrder(orderId)
  return useMutation({
    mutationFn: (claimId: string) => shopApi().orderChanges.takeClaimMoney({ params: { id: orderId, claimId } }),
    onSuccess: (order) => {
      keep(order)
      showToast({ tone: 'success', text: claimAnswers.customer.taken })
    },
    onError: (error) => {
      if (isApiProblem(error)) showToast({ tone: 'error', text: error.problem.title || orders.failed })
      void queryClient.invalidateQueries({ queryKey: orderKeys.one(orderId) })
    },
  })
}
