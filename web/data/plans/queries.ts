import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'

export const plansQueries = {
  own: () =>
    queryOptions({
      queryKey: ['plans', 'own'],
      queryFn: () => shopApi().plans.ownPlans(),
      meta: { showsOwnError: true },
    }),
}
