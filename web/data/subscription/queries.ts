import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'

export const subscriptionQueries = {
  own: () =>
    queryOptions({
      queryKey: ['subscription'],
      queryFn: () => shopApi().subscription.subscription(),
      meta: { showsOwnError: true },
    }),
}
