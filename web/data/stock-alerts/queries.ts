import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'

/** What the cache of the page knows of awaited goods. */
export const stockAlertsQueries = {
  all: () =>
    queryOptions({ queryKey: ['stock-alerts', 'all'], queryFn: () => shopApi().stockAlerts.listStockAlerts() }),
  /** Ids of awaited products. Without them buttons ask once more, which does no harm. */
  ids: () =>
    queryOptions({
      queryKey: ['stock-alerts', 'ids'],
      queryFn: () =>
        shopApi()
          .stockAlerts.stockAlertIds()
          .then(({ ids }): readonly number[] => ids),
      staleTime: 60_000,
      meta: { showsOwnError: true },
    }),
}
