import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { stockAlerts as text } from '@okolitsa/strings/ru/stock-alerts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { navigate } from '../../platform/router/router.ts'
import { useLocation } from '../../platform/router/screens.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { type DeferredAction, signInFor } from '../visitor/deferred-action.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { stockAlertsQueries } from './queries.ts'

export interface Alert {
  readonly id: number
  readonly of: ReturnType<typeof stockAlertsQueries.ids>
  /** Subscribes; both calls return the new ids. */
  add(): Promise<{ ids: number[] }>
  remove(): Promise<{ ids: number[] }>
  /** Action that is performed after a guest who clicked the button has signed in. */
  readonly action: DeferredAction
  readonly words: { readonly saved: string; readonly removed: string }
}

/**
 * Whether the customer is subscribed to an alert, and the toggle of it. A guest is sent to sign in, and is subscribed
 * when they return.
 */
export function useAlert({ id, of, add, remove, action, words }: Alert) {
  const queryClient = useQueryClient()
  const { pathname, search } = useLocation()
  const isSignedIn = useIsSignedIn()
  const { data: isAsked = false } = useQuery({
    ...of,
    enabled: isSignedIn === true,
    select: (ids) => ids.includes(id),
  })
  const change = useMutation({
    mutationFn: (wanted: boolean) => (wanted ? add() : remove()),
    onSuccess: async (answer, wanted) => {
      queryClient.setQueryData(of.queryKey, answer.ids)
      showToast({ tone: wanted ? 'success' : 'info', text: wanted ? words.saved : words.removed })
      await queryClient.invalidateQueries(stockAlertsQueries.all())
    },
    onError: (error) => {
      showToast({ tone: 'error', text: (isApiProblem(error) && error.problem.title) || text.failed })
    },
  })
  const toggle = () => {
    if (isSignedIn === false) {
      void navigate(signInFor(action, pathname + search))
    } else if (!change.isPending) {
      change.mutate(!isAsked)
    }
  }
  return { isAsked, isPending: change.isPending, toggle, remove: () => change.mutate(false) }
}
