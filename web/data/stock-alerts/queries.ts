import { queryOptions } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'

/** Ids of items with an alert. A failure is harmless: buttons offer the subscription again. */
const idsOf = (name: string, ask: () => Promise<{ readonly ids: readonly number[] }>) =>
  queryOptions({
    queryKey: ['stock-alerts', name] as const,
    queryFn: () => ask().then(({ ids }): readonly number[] => ids),
    staleTime: 60_000,
    meta: { showsOwnError: true },
  })

export const stockAlertsQueries = {
  all: () =>
    queryOptions({ queryKey: ['stock-alerts', 'all'], queryFn: () => shopApi().stockAlerts.listStockAlerts() }),
  ids: () => idsOf('ids', () => shopApi().stockAlerts.stockAlertIds()),
  farmIds: () => idsOf('farm-ids', () => shopApi().stockAlerts.openingAlertIds()),
}
