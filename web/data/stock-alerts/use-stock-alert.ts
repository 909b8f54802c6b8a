import { stockAlerts as text } from '@okolitsa/strings/ru/stock-alerts.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { useVisitorLocation } from '../visitor/use-visitor.ts'
import { stockAlertsQueries } from './queries.ts'
import { useAlert } from './use-alert.ts'

export interface Awaited {
  readonly id: number
  readonly title: string
}

/** Alert for a product. @param isHere false = the product is available, but not delivered to the place */
export function useStockAlert({ id: productId, title }: Awaited, isHere = true) {
  const place = useVisitorLocation()
  return useAlert({
    id: productId,
    of: stockAlertsQueries.ids(),
    add: () => shopApi().stockAlerts.addStockAlert({ query: locationQueryOf(place), body: { productId } }),
    remove: () => shopApi().stockAlerts.removeStockAlert({ params: { id: productId } }),
    action: { kind: 'product', id: productId, title, isHere },
    words: { saved: isHere ? text.saved : text.savedHere, removed: text.removed },
  })
}
