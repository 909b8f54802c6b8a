import type { StockAlert } from '@okolitsa/contracts/stock-alerts/stock-alerts.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { stockAlertsQueries } from './queries.ts'

/** Products with an alert of the customer, newest first. */
export const useStockAlerts = (initial: { items: StockAlert[] }): readonly StockAlert[] =>
  useQuery({ ...stockAlertsQueries.all(), initialData: initial }).data.items
