import type { shipmentsEndpoints } from '@okolitsa/contracts/shipments/shipments.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { isSameSecret } from '../../../platform/secrets/is-same-secret.ts'
import type { OrderLifecycle } from '../../order-lifecycle/ports.ts'
import { listLastShipments } from '../store/parcel.store.ts'
import { handleWebhook } from '../use-cases/handle-webhook.ts'
import type { ShipmentDeps } from '../use-cases/shipment-deps.ts'
import { presentCustomerShipment } from './present-shipment.ts'

export interface ShipmentsHttpDeps extends ShipmentDeps {
  readonly lifecycle: Pick<OrderLifecycle, 'lock' | 'find'>
  /** Secret part of the webhook's URL. */
  readonly secret: string
}

/** Handlers of customers' calls and of the carrier's webhook. */
export function shipmentsHandlers(deps: ShipmentsHttpDeps): Handlers<typeof shipmentsEndpoints> {
  const { executor } = deps.database
  return {
    getShipment: async ({ params, scope }) => {
      if (!(await deps.lifecycle.find(executor, scope, params.id))) throw new Refusal('NOT_FOUND')
      const [shipment = null] = await listLastShipments(executor, scope, [params.id])
      return { shipment: presentCustomerShipment(shipment) }
    },
    cdekWebhook: async ({ params, body }) => {
      if (!isSameSecret(params.secret, deps.secret)) throw new Refusal('NOT_FOUND')
      await handleWebhook(deps, body.uuid)
      return { accepted: true }
    },
  }
}
