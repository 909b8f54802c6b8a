import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { isCallOver } from '@okolitsa/domain/shipments/courier-call.ts'
import { isReplaceable } from '@okolitsa/domain/shipments/shipment-state.ts'
import { CarrierError } from '../../../fulfilment/delivery/ports.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import { courierCallDue } from '../events.ts'
import { findCall, lockCall, makeCallDue, type StoredCall, saveLearntOfCall } from '../store/courier-call.store.ts'
import { carryCallOn } from './carry-call-on.ts'
import type { ShipmentDeps } from './shipment-deps.ts'

/** True = the call can be cancelled: its id at the carrier is known, or it was not sent yet. */
export const mayCallCourierOff = ({ step, state, carrierId, askedAt }: StoredCall): boolean =>
  (step === 'made' || step === 'ordering') &&
  !isCallOver(state) &&
  (carrierId !== null || (step === 'ordering' && !askedAt))

/** Cancels a courier call; idempotent. Refuses NOT_FOUND, SHIPMENTS_OFF, CARRIER_SILENT, COURIER_CALL_STAYS. */
export async function callOffCourier(deps: ShipmentDeps, scope: StaffScope, id: string): Promise<void> {
  const { executor } = deps.database
  const call = await findCall(executor, scope, id)
  if (!call) throw new Refusal('NOT_FOUND')
  if (!deps.carrier) throw new Refusal('SHIPMENTS_OFF')
  if (isReplaceable(call.step) || call.step === 'callingOff') return
  if (call.step === 'ordering' && (await stepOff(deps, id, 'calledOff'))) return
  const { carrierId } = (await findCall(executor, scope, id)) ?? call
  // the id of a new call becomes known within seconds
  if (carrierId === null) throw new Refusal(call.step === 'made' ? 'COURIER_CALL_STAYS' : 'CARRIER_SILENT')
  if (isCallOver(call.state)) throw new Refusal('COURIER_CALL_STAYS')
  try {
    await deps.carrier.callOffCourier(carrierId)
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error
    throw new Refusal(error.reason === 'refused' ? 'COURIER_CALL_STAYS' : 'CARRIER_SILENT')
  }
  await stepOff(deps, id, 'callingOff')
  await carryCallOn(deps, id)
}

/** Stores the step; `calledOff` only while the carrier was not called. False = it may have been called. */
async function stepOff(deps: ShipmentDeps, id: string, step: 'callingOff' | 'calledOff'): Promise<boolean> {
  return deps.database.inTransaction(async (tx) => {
    const known = await lockCall(tx, id)
    if (!known || isReplaceable(known.step)) return true
    const isBeingAsked = known.claimedUntil !== null && known.claimedUntil > deps.clock()
    if (step === 'calledOff' && (isBeingAsked || known.askedAt !== null)) return false
    const { state, failures } = known
    await saveLearntOfCall(tx, id, { step, state, failures, carrierNumber: null, isNameless: false, hasMoved: true })
    if (step === 'callingOff') {
      await makeCallDue(tx, id, deps.clock())
      await emit(tx, courierCallDue({ callId: id }))
    }
    await publishLive(tx, `staff:${known.organizationId}`)
    return true
  })
}
