import { type StaffParty, scopeOfParty } from '@okolitsa/domain/orders/order-party.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { mayCallOff, stateOfWay } from '@okolitsa/domain/shipments/shipment-state.ts'
import { CarrierError } from '../../../fulfilment/delivery/ports.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { shipmentDue } from '../events.ts'
import { listLastShipments } from '../store/parcel.store.ts'
import { lockShipment, makeDue, saveLearnt } from '../store/shipment.store.ts'
import { carryOn } from './carry-on.ts'
import type { ShipmentDeps } from './shipment-deps.ts'

/**
 * Cancels an order's shipment at the carrier; the order does not change. Idempotent. Refuses NOT_FOUND, SHIPMENTS_OFF,
 * SHIPMENT_ON_ITS_WAY and CARRIER_SILENT.
 */
export async function callOffShipment(deps: ShipmentDeps, party: StaffParty, orderId: number): Promise<void> {
  const { executor, inTransaction } = deps.database
  const [shipment] = await listLastShipments(executor, scopeOfParty(party), [orderId])
  if (!shipment) throw new Refusal('NOT_FOUND')
  if (!deps.carrier) throw new Refusal('SHIPMENTS_OFF')
  const { carrierId } = shipment
  if (shipment.step === 'calledOff' || shipment.step === 'callingOff') return
  // the carrier's id of a new shipment becomes known within seconds
  if (carrierId === null) throw new Refusal('CARRIER_SILENT')
  if (!mayCallOff(shipment.step, stateOfWay(shipment.statuses))) throw new Refusal('SHIPMENT_ON_ITS_WAY')
  try {
    await deps.carrier.callOff(carrierId)
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error
    // the parcel has left, so its state is checked immediately
    throw new Refusal(error.reason === 'refused' ? 'SHIPMENT_ON_ITS_WAY' : 'CARRIER_SILENT')
  }
  await inTransaction(async (tx) => {
    const known = await lockShipment(tx, shipment.id)
    if (known?.step !== 'made') return
    await saveLearnt(tx, known.id, { ...known, step: 'callingOff', hasMoved: true })
    await makeDue(tx, carrierId, deps.clock())
    await emit(tx, shipmentDue({ shipmentId: known.id }))
  })
  await carryOn(deps, shipment.id)
}
