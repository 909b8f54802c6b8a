import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { Subscription } from '@okolitsa/contracts/subscription/subscription.ts'
import type { Cinema } from '@okolitsa/domain/subscription/subscription.ts'
import { subscriptionText } from '@okolitsa/strings/ru/subscription.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { subscriptionQueries } from './queries.ts'

const text = subscriptionText.cinema
/** Polling interval until the partner has executed a change, ms. */
const LOOK_AGAIN_MS = 3_000

const isOnItsWay = ({ services }: Subscription) =>
  services.some(({ status }) => status === 'activating' || status === 'deactivating')

/** The customer's subscription, polled until the partner has executed a change, with the choice of the cinema. */
export function useSubscription(initial: Subscription) {
  const queryClient = useQueryClient()
  const { data: subscription } = useQuery({
    ...subscriptionQueries.own(),
    initialData: initial,
    refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data) ? LOOK_AGAIN_MS : false),
  })
  const keep = (answer: Subscription) => queryClient.setQueryData(subscriptionQueries.own().queryKey, answer)
  const onError = async (error: Error) => {
    showToast({ tone: 'error', text: (isApiProblem(error) && error.problem.title) || text.failed })
    // may have changed in another tab
    await queryClient.invalidateQueries(subscriptionQueries.own())
  }
  const choose = useMutation({
    mutationFn: (cinema: Cinema) => shopApi().subscription.changeCinema({ body: { cinema } }),
    onSuccess: (answer, cinema) => {
      keep(answer)
      showToast({ tone: 'success', text: text.saved(text.names[cinema]) })
    },
    onError,
  })
  const turn = useMutation({
    mutationFn: (isOn: boolean) =>
      shopApi().subscription.changeCinemaService({ params: { status: isOn ? 'active' : 'inactive' } }),
    onSuccess: keep,
    onError,
  })
  return { subscription, choose, turn }
}
