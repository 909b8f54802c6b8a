import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { useMutation } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { visitor } from '../visitor/visitor.ts'
import { useRefreshCarts } from './use-refresh-carts.ts'

/** Adds the products of an order to a cart again; the response names the products that were not added. */
export function useRepeatOrder(orderId: number) {
  const refreshCarts = useRefreshCarts()
  return useMutation({
    mutationFn: () => shopApi().cart.repeatOrder({ body: { orderId, place: visitor.state().location } }),
    onSuccess: ({ notAdded }) => {
      refreshCarts()
      if (notAdded.length > 0) return
      showToast({ tone: 'success', text: text.repeated, action: { text: text.toCart, href: '/cart' } })
    },
    onError: (error) => {
      if (isApiProblem(error)) showToast({ tone: 'error', text: error.problem.title || text.failed })
    },
  })
}
