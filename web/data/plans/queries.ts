import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'

/** What is asked about plans. */
export const plansQueries = {
  own: () =>
    queryOptions({
      queryKey: ['plans', 'own'],
      queryFn: () => shopApi().plans.ownPlans(),
      meta: { showsOwnError: true },
    }),
}
