import { createHmac } from 'node:crypto'
import { emit } from '../../../platform/db/outbox.ts'
import { shipmentDue } from '../events.ts'
import { makeDue, makeDueOfOrder } from '../store/shipment.store.ts'
import type { ShipmentDeps } from './shipment-deps.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The last part of the address where the carrier tells us: nobody else knows it. */
export const webhookSecret = (serviceSecret: string): string =>
  createHmac('sha256', serviceSecret).update('cdek webhook').digest('base64url')

/**
 * The carrier says that something happened to its parcel. Nothing of what it says is believed: the parcel is asked about.
 * However often it is said, there is one question at a time, and of what is not ours there is none.
 */
export async function hearCarrier(deps: ShipmentDeps, said: string | undefined): Promise<void> {
  const carrierId = (said ?? '').toLowerCase()
  if (!UUID.test(carrierId)) return
  await deps.database.inTransaction(async (tx) => {
    const shipmentId = await makeDue(tx, carrierId, deps.clock())
    if (shipmentId !== null) await emit(tx, shipmentDue({ shipmentId }))
  })
}

/** An order was cancelled: its parcel is called off at the carrier while it may be. */
export async function hearCancellation(deps: ShipmentDeps, orderId: number): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    const shipmentId = await makeDueOfOrder(tx, orderId, deps.clock())
    if (shipmentId !== null) await emit(tx, shipmentDue({ shipmentId }))
  })
}
