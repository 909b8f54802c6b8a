import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { OrderChangeAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useLive } from '../../platform/live/use-live.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { orderKeys } from './keys.ts'

/** Polling interval of an active order in addition to the live channel, milliseconds. */
const LOOK_EVERY = 60_000

/** An order and its changes: starts with the page's data and follows updates. */
export function useOrder(
  initial: OrderAnswer,
  initialChanges: readonly OrderChangeAnswer[],
): { order: OrderAnswer; changes: readonly OrderChangeAnswer[] } {
  const queryClient = useQueryClient()
  const { id } = initial
  const { data: order } = useQuery({
    queryKey: orderKeys.answer(id),
    queryFn: () => shopApi().orders.getOrder({ params: { id } }),
    initialData: initial,
    refetchInterval: ({ state }) =>
      state.data?.status === 'formed' || state.data?.status === 'booked' ? LOOK_EVERY : false,
  })
  const { data: changes } = useQuery({
    queryKey: orderKeys.changes(id),
    queryFn: async () => (await shopApi().orderChanges.listChanges({ params: { id } })).items,
    initialData: initialChanges,
  })
  useLive([`order:${id}`], () => void queryClient.invalidateQueries({ queryKey: orderKeys.one(id) }))
  return { order, changes }
}

/** Caches the order of a response and refetches related data. */
export function useKeepOrder(id: number): (order: OrderAnswer) => void {
  const queryClient = useQueryClient()
  return (order) => {
    queryClient.setQueryData(orderKeys.answer(id), order)
    void queryClient.invalidateQueries({ queryKey: orderKeys.changes(id) })
  }
}

/** Cancels and completes an order; the response is the changed order. */
export function useOrderSteps(id: number) {
  const queryClient = useQueryClient()
  const keep = useKeepOrder(id)
  const received = (words: string) => (order: OrderAnswer) => {
    keep(order)
    showToast({ tone: 'success', text: words })
  }
  const onError = (error: Error) => {
    if (isApiProblem(error)) showToast({ tone: 'error', text: error.problem.title || text.failed })
    void queryClient.invalidateQueries({ queryKey: orderKeys.one(id) })
  }
  const cancel = useMutation({
    mutationFn: (reason: string) => shopApi().orders.cancelOrder({ params: { id }, body: { reason } }),
    onSuccess: received(text.canceled),
    onError,
  })
  const complete = useMutation({
    mutationFn: () => shopApi().orders.completeOrder({ params: { id } }),
    onSuccess: received(text.completed),
    onError,
  })
  return { cancel, complete }
}
