import { createHmac } from 'node:crypto'
import { emit } from '../../../platform/db/outbox.ts'
import { shipmentDue } from '../events.ts'
import { makeDue, makeDueOfOrder } from '../store/shipment.store.ts'
import type { ShipmentDeps } from './shipment-deps.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Secret part of the webhook's URL. */
export const webhookSecret = (serviceSecret: string): string =>
  createHmac('sha256', serviceSecret).update('cdek webhook').digest('base64url')

/**
 * Handles a webhook. Its content is not trusted: the parcel's state is requested from the carrier. Repeated webhooks
 * cause one check at a time, and webhooks of unknown parcels none.
 */
export async function handleWebhook(deps: ShipmentDeps, webhookId: string | undefined): Promise<void> {
  const carrierId = (webhookId ?? '').toLowerCase()
  if (!UUID.test(carrierId)) return
  await deps.database.inTransaction(async (tx) => {
    const shipmentId = await makeDue(tx, carrierId, deps.clock())
    if (shipmentId !== null) await emit(tx, shipmentDue({ shipmentId }))
  })
}

/** Cancels the shipment of a cancelled order while this is possible. */
export async function handleCancellation(deps: ShipmentDeps, orderId: number): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    const shipmentId = await makeDueOfOrder(tx, orderId, deps.clock())
    if (shipmentId !== null) await emit(tx, shipmentDue({ shipmentId }))
  })
}
