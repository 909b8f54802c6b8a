import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'

/** Ids of what is awaited. Without them buttons ask once more, which does no harm. */
const idsOf = (name: string, ask: () => Promise<{ readonly ids: readonly number[] }>) =>
  queryOptions({
    queryKey: ['stock-alerts', name] as const,
    queryFn: () => ask().then(({ ids }): readonly number[] => ids),
    staleTime: 60_000,
    meta: { showsOwnError: true },
  })

/** What the cache of the page knows of awaited goods and farms. */
export const stockAlertsQueries = {
  all: () =>
    queryOptions({ queryKey: ['stock-alerts', 'all'], queryFn: () => shopApi().stockAlerts.listStockAlerts() }),
  /** Products. */
  ids: () => idsOf('ids', () => shopApi().stockAlerts.stockAlertIds()),
  /** Farms that rest. */
  farmIds: () => idsOf('farm-ids', () => shopApi().stockAlerts.openingAlertIds()),
}
