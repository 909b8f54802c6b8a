import type { ParcelOutcome } from '@okolitsa/contracts/shipments/shipment.ts'
import { type StaffParty, scopeOfParty } from '@okolitsa/domain/orders/order-party.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type Box, MAX_SHIPMENT_GRAMS, proposedGrams } from '@okolitsa/domain/shipments/shipment-parcel.ts'
import { tariffFrom } from '@okolitsa/domain/shipments/shipment-tariff.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import { shipmentDue } from '../events.ts'
import { findParcels, type ParcelRow } from '../store/parcel.store.ts'
import { listSenders, type ShipmentSender } from '../store/sender.store.ts'
import { insertShipment } from '../store/shipment.store.ts'
import type { ShipmentDeps } from './shipment-deps.ts'

export interface WantedParcel {
  readonly orderId: number
  /** Weight, grams; absent = the estimated weight. */
  readonly weightGrams?: number | undefined
  /** Size of the box; absent = the seller's usual box. */
  readonly box?: Box | undefined
}

/**
 * Orders shipments, each in a separate transaction, and then calls the carrier. Begins the picking of new orders.
 * Reports `already` for a repetition. Refuses NOT_FOUND for the whole request when one order belongs to another seller;
 * SHIPMENTS_OFF.
 */
export async function orderShipments(
  deps: ShipmentDeps,
  party: StaffParty & { readonly staffId: number },
  wanted: readonly WantedParcel[],
): Promise<ParcelOutcome[]> {
  const { executor } = deps.database
  const byOrder = new Map(wanted.map((parcel) => [parcel.orderId, parcel]))
  const rows = await findParcels(executor, scopeOfParty(party), [...byOrder.keys()])
  if (rows.length < byOrder.size) throw new Refusal('NOT_FOUND')
  if (!deps.carrier) throw new Refusal('SHIPMENTS_OFF')
  const senders = new Map(
    (await listSenders(executor, [...new Set(rows.map(({ organizationId }) => organizationId))])).map((sender) => [
      sender.organizationId,
      sender,
    ]),
  )
  const outcomes: ParcelOutcome[] = []
  for (const row of rows) {
    const fate = await orderOne(deps, party, row, {
      ...byOrder.get(row.orderId),
      sender: senders.get(row.organizationId),
    })
    outcomes.push({ orderId: row.orderId, fate })
  }
  return outcomes
}

async function orderOne(
  deps: ShipmentDeps,
  party: StaffParty & { readonly staffId: number },
  row: ParcelRow,
  { sender, weightGrams, box }: Omit<WantedParcel, 'orderId'> & { readonly sender: ShipmentSender | undefined },
): Promise<ParcelOutcome['fate']> {
  if (row.deliveryKind !== 'cdek') return 'notByCarrier'
  if (row.state !== 'formed' && row.state !== 'isAssembling') return 'closed'
  if (!sender) return 'senderNeeded'
  if (tariffFrom({ code: row.tariffCode, end: row.end }, sender.point ? 'office' : 'courier') === null)
    return 'noTariff'
  if (row.awaitsAnswer) return 'awaitsAnswer'
  if (row.state === 'formed') await begin(deps, party, row.orderId)
  return deps.database.inTransaction(async (tx) => {
    const order = await deps.lifecycle.lock(tx, row.orderId)
    if (order?.state !== 'isAssembling') return 'closed'
    const id = await insertShipment(tx, {
      orderId: row.orderId,
      staffId: party.staffId,
      weightGrams: Math.min(weightGrams ?? gramsOf(row), MAX_SHIPMENT_GRAMS),
      box: box ?? sender,
      now: deps.clock(),
    })
    if (id === null) return 'already'
    await emit(tx, shipmentDue({ shipmentId: id }))
    await publishLive(tx, `order:${row.orderId}`, `staff:${row.organizationId}`)
    return 'ordered'
  })
}

/** Estimated weight of a parcel, grams. */
export const gramsOf = ({ lines }: Pick<ParcelRow, 'lines'>): number =>
  Math.min(
    MAX_SHIPMENT_GRAMS,
    proposedGrams(lines.map(({ unit, measure, is_weight: isWeight, amount }) => ({ unit, measure, isWeight, amount }))),
  )

/** Begins picking when possible; the order is checked again under its lock afterwards. */
async function begin(deps: ShipmentDeps, party: StaffParty, orderId: number): Promise<void> {
  try {
    await deps.orders.move(party, orderId, 'isAssembling')
  } catch (error) {
    // the order is not paid, cancelled, or already begun
    if (!(error instanceof Refusal)) throw error
  }
}
