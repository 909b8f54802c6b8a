import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { visitor } from '../../session/visitor.ts'
import { showToast } from '../../ui/toast-queue.ts'

/** An order under way is looked at again so often, milliseconds. */
const LOOK_EVERY = 30_000

const keyOf = (id: number) => ['orders', 'one', id] as const

/** An order as it is now: begins with what the page was loaded with and follows its way. */
export function useOrder(initial: OrderAnswer): OrderAnswer {
  const { data } = useQuery({
    queryKey: keyOf(initial.id),
    queryFn: () => visitor.state().api.orders.getOrder({ params: { id: initial.id } }),
    initialData: initial,
    refetchInterval: ({ state }) =>
      state.data?.status === 'formed' || state.data?.status === 'booked' ? LOOK_EVERY : false,
  })
  return data
}

/** Cancelling and completing; the answer is the order as it has become. */
export function useOrderSteps(id: number) {
  const queryClient = useQueryClient()
  const received = (words: string) => (order: OrderAnswer) => {
    queryClient.setQueryData(keyOf(id), order)
    showToast({ tone: 'success', text: words })
  }
  const onError = (error: Error) => {
    if (isApiProblem(error)) showToast({ tone: 'error', text: error.problem.title || text.failed })
    void queryClient.invalidateQueries({ queryKey: keyOf(id) })
  }
  const cancel = useMutation({
    mutationFn: (reason: string) => visitor.state().api.orders.cancelOrder({ params: { id }, body: { reason } }),
    onSuccess: received(text.canceled),
    onError,
  })
  const complete = useMutation({
    mutationFn: () => visitor.state().api.orders.completeOrder({ params: { id } }),
    onSuccess: received(text.completed),
    onError,
  })
  return { cancel, complete }
}
