import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { sellerDebts } from '@okolitsa/strings/ru/seller-debts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { orderKeys } from './keys.ts'
import { useKeepOrder } from './use-order.ts'

/** Reports that the seller's refund did not arrive. */
export function useDispute(orderId: number) {
  const queryClient = useQueryClient()
  const keep = useKeepOrder(orderId)
  return useMutation({
    mutationFn: (debtId: number) => shopApi().orderChanges.disputeRepayment({ params: { id: orderId, debtId } }),
    onSuccess: (order) => {
      keep(order)
      showToast({ tone: 'success', text: sellerDebts.customer.reported })
    },
    onError: (error) => {
      if (isApiProblem(error)) showToast({ tone: 'error', text: error.problem.title || orders.failed })
      void queryClient.invalidateQueries({ queryKey: orderKeys.one(orderId) })
    },
  })
}
