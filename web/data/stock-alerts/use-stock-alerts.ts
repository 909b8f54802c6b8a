import type { StockAlert } from '@okolitsa/contracts/stock-alerts/stock-alerts.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { stockAlertsQueries } from './queries.ts'

/** What the customer waits for, newest first. */
export const useStockAlerts = (initial: { items: StockAlert[] }): readonly StockAlert[] =>
  useQuery({ ...stockAlertsQueries.all(), initialData: initial }).data.items
