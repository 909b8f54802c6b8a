import { dayIn, type IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import type { ZERO } from '@okolitsa/domain/money/money.ts'
import { failuresOf, type ShipmentFailure } from '@okolitsa/domain/shipments/shipment-failure.ts'
import { mayCallOff, mergeStatuses, type ShipmentStep, stateOfWay } from '@okolitsa/domain/shipments/shipment-state.ts'
import { CarrierError } from '../../../fulfilment/delivery/ports.ts'
import type { ShipmentCarrier, ShipmentOrder, ShipmentReading } from '../ports.ts'
import { findOrderOf, type OrderOfShipment } from '../store/parcel.store.ts'
import { type LearntOfShipment, type StoredShipment, saveAsked, saveCarrierId } from '../store/shipment.store.ts'
import { composeShipment, numberOfShipment } from './compose-shipment.ts'
import { plusSeconds, type ShipmentDeps } from './shipment-deps.ts'

/** Seconds after which an ordered shipment that the carrier cannot find counts as not accepted. */
const UNTAKEN_AFTER = 120
/** Carrier errors which prove that the shipment was not accepted. */
const NOT_TAKEN: ReadonlySet<string> = new Set(['refused', 'unknown-place', 'limit-reached', 'unauthorized'])
/** Error code: the carrier is processing an earlier order of this number. */
const IS_LOOKED_AT = /similar_request/
/** Maximum checks of a shipment that the carrier does not know. */
const MAX_UNKNOWN = 20

/** Orders or checks a claimed shipment at the carrier. Throws CarrierError. */
export async function askOfShipment(
  deps: ShipmentDeps,
  carrier: ShipmentCarrier,
  shipment: StoredShipment,
): Promise<LearntOfShipment> {
  const order = await findOrderOf(deps.database.executor, shipment.orderId)
  const isCanceled = order?.state === 'canceled'
  if (shipment.carrierId === null) return orderIt(deps, carrier, shipment, isCanceled)
  const reading = await carrier.read(shipment.carrierId)
  const learnt = { ...learntOf(shipment, reading), keptUntil: keptUntilOf(order, reading) }
  // the order of the shipment is cancelled
  if (isCanceled && mayCallOff(learnt.step, stateOfWay(learnt.statuses))) {
    await carrier.callOff(shipment.carrierId)
    return { ...learnt, step: 'callingOff', hasMoved: true }
  }
  return learnt
}

/** The last day at the office, in the office's time zone. */
function keptUntilOf(order: OrderOfShipment | null, reading: ShipmentReading | null): IsoDate | null {
  const keptUntil = reading?.keptUntil
  return order && keptUntil ? dayIn(findRegion(order.regionCode ?? '')?.timeZone ?? order.timeZone, keptUntil) : null
}

async function orderIt(
  deps: ShipmentDeps,
  carrier: ShipmentCarrier,
  shipment: StoredShipment,
  isCanceled: boolean,
): Promise<LearntOfShipment> {
  const { executor } = deps.database
  const { askedAt } = shipment
  if (askedAt !== null) {
    const found = await carrier.find(numberOfShipment(shipment))
    if (found) {
      await saveCarrierId(executor, shipment.id, found.id, shipment.toCollect)
      return learntOf(shipment, found)
    }
    if (deps.clock() < plusSeconds(askedAt, UNTAKEN_AFTER)) return stillSo(shipment)
  }
  if (isCanceled) return { ...stillSo(shipment), step: 'calledOff', hasMoved: true }
  const order = await composeShipment(deps, shipment)
  if (!order) return refused(shipment, ['senderPlace'])
  return askFor(deps, carrier, shipment, order)
}

async function askFor(
  deps: ShipmentDeps,
  carrier: ShipmentCarrier,
  shipment: StoredShipment,
  order: ShipmentOrder,
): Promise<LearntOfShipment> {
  const { executor } = deps.database
  const collect = order.items.reduce((sum, { toCollect }) => sum + toCollect, 0) as typeof ZERO
  await saveAsked(executor, shipment.id, deps.clock())
  try {
    await saveCarrierId(executor, shipment.id, await carrier.order(order), collect)
    return stillSo(shipment)
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error
    const isLookedAt = error.codes.some((code) => IS_LOOKED_AT.test(code))
    if (NOT_TAKEN.has(error.reason) && !isLookedAt) await saveAsked(executor, shipment.id, shipment.askedAt)
    const isRefused = error.reason === 'refused' || error.reason === 'unknown-place'
    if (isRefused && !isLookedAt) return refused(shipment, failuresOf(error.codes))
    throw error
  }
}

function learntOf(shipment: StoredShipment, reading: ShipmentReading | null): LearntOfShipment {
  if (reading === null) {
    if (shipment.step === 'callingOff') return { ...stillSo(shipment), step: 'calledOff', hasMoved: true }
    const isLost = shipment.step === 'ordering' && shipment.tries > MAX_UNKNOWN
    return isLost ? refused(shipment, ['unknown']) : stillSo(shipment)
  }
  if (reading.state === 'refused') return refused(shipment, failuresOf(reading.codes))
  const statuses = mergeStatuses(shipment.statuses, reading.statuses)
  const state = stateOfWay(statuses)
  const step: ShipmentStep =
    state === 'removed'
      ? 'calledOff'
      : shipment.step === 'callingOff' && mayCallOff('made', state)
        ? 'callingOff'
        : reading.state === 'made'
          ? 'made'
          : shipment.step
  return {
    step,
    trackNumber: reading.trackNumber,
    statuses,
    keptUntil: null,
    failures: [],
    hasMoved: step !== shipment.step || statuses.length !== shipment.statuses.length,
  }
}

const stillSo = ({ step, statuses }: StoredShipment): LearntOfShipment => ({
  step,
  trackNumber: null,
  statuses,
  keptUntil: null,
  failures: [],
  hasMoved: false,
})
const refused = (shipment: StoredShipment, failures: readonly ShipmentFailure[]): LearntOfShipment => ({
  ...stillSo(shipment),
  step: 'refused',
  failures,
  hasMoved: true,
})
