import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'

/** What is asked about subscriptions. */
export const subscriptionQueries = {
  own: () =>
    queryOptions({
      queryKey: ['subscription'],
      queryFn: () => shopApi().subscription.subscription(),
      meta: { showsOwnError: true },
    }),
}
