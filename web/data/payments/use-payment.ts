import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { PaymentState } from '@okolitsa/contracts/payments/payment.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { payments as text } from '@okolitsa/strings/ru/payments.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'
import { useLive } from '../../platform/live/use-live.ts'
import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { paymentKeys } from './keys.ts'
import { pollDelay } from './poll-delay.ts'

const isOver = ({ phase }: PaymentState): boolean =>
  phase === 'paid' || phase === 'offline' || phase === 'canceled' || phase === 'refunded'

/**
 * The payment of an order: refetched when the order changes, when the page gets the focus, and by polling until it is
 * finished.
 */
export function usePayment(initial: PaymentState) {
  const { orderId } = initial
  const queryClient = useQueryClient()
  const startedAt = useRef(0)
  useEffect(() => {
    startedAt.current = pageClock.ms()
  }, [])
  const { data } = useQuery({
    queryKey: paymentKeys.ofOrder(orderId),
    queryFn: ({ signal }) => shopApi().payments.getPaymentStatus({ params: { id: orderId }, signal }),
    initialData: initial,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchIntervalInBackground: false,
    refetchInterval: (query) =>
      query.state.data && isOver(query.state.data) ? false : pollDelay(pageClock.ms() - startedAt.current),
  })
  useLive(
    isOver(data) ? [] : [`order:${orderId}`],
    () => void queryClient.invalidateQueries({ queryKey: paymentKeys.ofOrder(orderId) }),
  )
  return data
}

/** Starts a new payment of an unpaid order, with the same or another method. */
export function usePayAgain(orderId: number, onChanged?: (state: PaymentState) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (paymentMethod: PaymentMethod) =>
      shopApi().payments.changePaymentMethod({ params: { id: orderId, paymentMethod } }),
    onSuccess: (state) => {
      queryClient.setQueryData(paymentKeys.ofOrder(orderId), state)
      onChanged?.(state)
    },
    onError: (error) => {
      if (isApiProblem(error)) showToast({ tone: 'error', text: error.problem.title || text.failed })
      void queryClient.invalidateQueries({ queryKey: paymentKeys.ofOrder(orderId) })
    },
  })
}

/** Milliseconds until a moment, updated every second; null before hydration and without a moment. */
export function useTimeLeft(until: string | null): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    if (!until) return
    const tick = () => setNow(pageClock.ms())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return until && now !== null ? Math.max(0, Date.parse(until) - now) : null
}
