import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { stockAlerts as text } from '@okolitsa/strings/ru/stock-alerts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { navigate } from '../../platform/router/router.ts'
import { useLocation } from '../../platform/router/screens.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { useIsSignedIn, useVisitorLocation } from '../visitor/use-visitor.ts'
import { stockAlertsQueries } from './queries.ts'

/**
 * Whether the customer waits for a product, and how to change that. A guest is led to sign in and comes back here.
 * @param isHere false = it is there, and nobody brings it to the place yet
 */
export function useStockAlert(productId: number, isHere = true) {
  const queryClient = useQueryClient()
  const { pathname, search } = useLocation()
  const isSignedIn = useIsSignedIn()
  const place = useVisitorLocation()
  const { data: isAsked = false } = useQuery({
    ...stockAlertsQueries.ids(),
    enabled: isSignedIn === true,
    select: (ids) => ids.includes(productId),
  })
  const change = useMutation({
    mutationFn: (wanted: boolean) => {
      const { stockAlerts } = shopApi()
      return wanted
        ? stockAlerts.addStockAlert({ query: locationQueryOf(place), body: { productId } })
        : stockAlerts.removeStockAlert({ params: { id: productId } })
    },
    onSuccess: async ({ ids }, wanted) => {
      queryClient.setQueryData(stockAlertsQueries.ids().queryKey, ids)
      showToast({
        tone: wanted ? 'success' : 'info',
        text: wanted ? (isHere ? text.saved : text.savedHere) : text.removed,
      })
      await queryClient.invalidateQueries(stockAlertsQueries.all())
    },
    onError: (error) => {
      showToast({ tone: 'error', text: (isApiProblem(error) && error.problem.title) || text.failed })
    },
  })
  const toggle = () => {
    if (isSignedIn === false) {
      void navigate(`/sign-in?${new URLSearchParams({ redirect: pathname + search })}`)
    } else if (!change.isPending) {
      change.mutate(!isAsked)
    }
  }
  return { isAsked, isPending: change.isPending, toggle, remove: () => change.mutate(false) }
}
