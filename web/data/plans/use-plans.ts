import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { IDEMPOTENCY_HEADER } from '@okolitsa/contracts/kernel/idempotency-header.ts'
import type { OwnPlans } from '@okolitsa/contracts/subscription/plans.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { plansText as text } from '@okolitsa/strings/ru/plans.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { attemptKey, closeAttempt } from '../checkout/attempt-key.ts'
import { subscriptionQueries } from '../subscription/queries.ts'
import { plansQueries } from './queries.ts'

/** Interval at which the payment and the start of its plan are polled, ms. */
const LOOK_FOR_MONEY_MS = 5_000
const LOOK_AGAIN_MS = 1_500

function lookAgainIn(own: OwnPlans | undefined): number | false {
  const waiting = own?.orders.filter(({ status }) => status === 'formed') ?? []
  if (waiting.length === 0) return false
  return waiting.some(({ payBefore }) => payBefore === null) ? LOOK_AGAIN_MS : LOOK_FOR_MONEY_MS
}

/** Plans of a customer and those on sale; disabled for a guest. */
export function useOwnPlans(isSignedIn: boolean | null, initial?: OwnPlans) {
  return useQuery({
    ...plansQueries.own(),
    enabled: isSignedIn === true,
    ...(initial && { initialData: initial }),
    // the cache of another page may be older than a purchase
    staleTime: 0,
    refetchInterval: ({ state }) => lookAgainIn(state.data),
    // a customer who pays in the bank's application has left this page in the background
    refetchIntervalInBackground: true,
  })
}

/** Buys a plan; a repeat after a lost connection has the same key and cannot buy twice. */
export function useBuyPlan() {
  const queryClient = useQueryClient()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: async (body: {
      plan: string
      paymentMethod: PaymentMethod
      expectedTotal: number
      expectedBack: number
    }) => {
      const headers = { [IDEMPOTENCY_HEADER]: attemptKey(body) }
      try {
        const answer = await shopApi().plans.buyPlan({ body, headers })
        closeAttempt()
        return answer
      } catch (error) {
        // a refusal ends the attempt; after a failure (5xx, network) the outcome is unknown
        if (isApiProblem(error) && error.problem.status < 500) closeAttempt()
        throw error
      }
    },
    onSettled: () => queryClient.invalidateQueries(plansQueries.own()),
  })
}

/** Cancels the current plan; the response is the remaining state. */
export function useEndPlan(onEnded: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (expectedBack: number) => shopApi().plans.endPlan({ body: { expectedBack } }),
    onSuccess: async (answer) => {
      queryClient.setQueryData(plansQueries.own().queryKey, answer)
      await queryClient.invalidateQueries(subscriptionQueries.own())
      showToast({ tone: 'success', text: text.running.ended })
      onEnded()
    },
    onError: async (error) => {
      showToast({ tone: 'error', text: refusalWords(error, text.buy.failed) })
      await queryClient.invalidateQueries(plansQueries.own())
    },
  })
}
