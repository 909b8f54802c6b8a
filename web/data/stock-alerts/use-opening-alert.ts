import { farmPause as text } from '@okolitsa/strings/ru/farm-pause.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
import { stockAlertsQueries } from './queries.ts'
import { useAlert } from './use-alert.ts'

/** Alert for a farm that takes no orders for a while. */
export const useOpeningAlert = (organizationId: number) =>
  useAlert({
    id: organizationId,
    of: stockAlertsQueries.farmIds(),
    add: () => shopApi().stockAlerts.addOpeningAlert({ body: { farmerId: organizationId } }),
    remove: () => shopApi().stockAlerts.removeOpeningAlert({ params: { id: organizationId } }),
    action: { kind: 'farm', id: organizationId },
    words: text,
  })
