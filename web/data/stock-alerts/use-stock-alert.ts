import { stockAlerts as text } from '@okolitsa/strings/ru/stock-alerts.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { useVisitorLocation } from '../visitor/use-visitor.ts'
import { stockAlertsQueries } from './queries.ts'
import { useAlert } from './use-alert.ts'

/** @param isHere false = the product is there, and nobody brings it to the place yet */
export function useStockAlert(productId: number, isHere = true) {
  const place = useVisitorLocation()
  return useAlert({
    id: productId,
    of: stockAlertsQueries.ids(),
    add: () => shopApi().stockAlerts.addStockAlert({ query: locationQueryOf(place), body: { productId } }),
    remove: () => shopApi().stockAlerts.removeStockAlert({ params: { id: productId } }),
    words: { saved: isHere ? text.saved : text.savedHere, removed: text.removed },
  })
}
