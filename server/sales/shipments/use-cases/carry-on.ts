import { MAX_DAYS_WATCHED, secondsToNextLook } from '@okolitsa/domain/shipments/next-look.ts'
import {
  isReplaceable,
  isWayOver,
  mayCallOff,
  mergeStatuses,
  type ShipmentState,
  stateOfWay,
} from '@okolitsa/domain/shipments/shipment-state.ts'
import { CarrierError } from '../../../fulfilment/delivery/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import { parcelComesBack, parcelWaits, shipmentDue } from '../events.ts'
import type { ShipmentCarrier } from '../ports.ts'
import { findOrderOf, type OrderOfShipment } from '../store/parcel.store.ts'
import {
  claimShipment,
  type LearntOfShipment,
  listDue,
  lockShipment,
  releaseShipment,
  type StoredShipment,
  saveLearnt,
} from '../store/shipment.store.ts'
import { askOfShipment } from './ask-of-shipment.ts'
import { followShipment } from './follow-shipment.ts'
import { plusSeconds, type ShipmentDeps } from './shipment-deps.ts'

/** Duration of a claim, seconds; longer than all retries of one request. */
const CLAIM_SECONDS = 90
/** Maximum immediate checks for events that arrive during a check. */
const MAX_LOOKS = 4
const BATCH = 60
/** Failures in a row after which the carrier is not called until the next run. */
const MAX_SILENCES = 3
/** Seconds until a failed move of the order is tried again. */
const FOLLOW_AGAIN = 600
const MINUTE = 60
const DAY_SECONDS = 24 * 3_600

/** A shipment's position in the spread of checks, from the random end of its id. */
const spreadOf = (id: string) => Number.parseInt(id.slice(-4), 16) / 0x10000

/**
 * Orders a shipment, checks its state and moves its order. Safe to repeat and to run concurrently; does nothing when
 * not due. Carrier errors are not thrown. @returns false = the carrier did not answer
 */
export async function carryOn(deps: ShipmentDeps, id: string): Promise<boolean> {
  if (!deps.carrier) return true
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const now = deps.clock()
    const claim = { now, until: plusSeconds(now, CLAIM_SECONDS), nextLookAt: plusSeconds(now, CLAIM_SECONDS) }
    const shipment = await claimShipment(deps.database.executor, id, claim)
    if (!shipment) return true
    if (!(await lookAt(deps, deps.carrier, shipment))) return false
  }
  return true
}

/** Checks a claimed shipment and releases it. */
async function lookAt(deps: ShipmentDeps, carrier: ShipmentCarrier, shipment: StoredShipment): Promise<boolean> {
  const { executor } = deps.database
  // set by the claim; an event that arrives meanwhile writes another value
  const claimedLookAt = shipment.lookAt ?? deps.clock()
  const release = (seconds: number | null) => {
    const nextLookAt = seconds === null ? null : plusSeconds(deps.clock(), seconds)
    return releaseShipment(executor, shipment.id, { claimedLookAt, nextLookAt })
  }
  try {
    const learnt = await askOfShipment(deps, carrier, shipment)
    const saved = await save(deps, shipment.id, learnt)
    if (!saved) return true
    const isThere = await followShipment(deps, saved)
    const seconds = isThere ? nextLookOf(deps, saved) : FOLLOW_AGAIN
    await release(seconds)
    // an answer expected within seconds is requested directly, without waiting for the periodic task
    if (seconds !== null && seconds < MINUTE) {
      await emit(executor, shipmentDue({ shipmentId: saved.id }), plusSeconds(deps.clock(), seconds))
    }
    return true
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error
    deps.log.warn({ err: error, shipmentId: shipment.id }, 'cdek')
    await release(nextLookOf(deps, shipment))
    return false
  }
}

function nextLookOf({ clock }: ShipmentDeps, shipment: StoredShipment): number | null {
  const { id, step, statuses, tries, createdAt } = shipment
  const state = stateOfWay(statuses)
  const isOld = clock() > plusSeconds(createdAt, MAX_DAYS_WATCHED * DAY_SECONDS)
  if (isReplaceable(step) || isWayOver(state) || isOld) return null
  return secondsToNextLook({ step, state, tries }, spreadOf(id))
}

/** Stores new facts merged with concurrent ones; null = the shipment no longer exists. */
async function save(deps: ShipmentDeps, id: string, learnt: LearntOfShipment): Promise<StoredShipment | null> {
  return deps.database.inTransaction(async (tx) => {
    const known = await lockShipment(tx, id)
    if (!known) return null
    // a shipment in a final state stays unchanged
    if (isReplaceable(known.step)) return known
    const statuses = mergeStatuses(known.statuses, learnt.statuses)
    // the shipment was cancelled during the check
    const isBeingCalledOff = known.step === 'callingOff' && mayCallOff(learnt.step, stateOfWay(statuses))
    const step = isBeingCalledOff ? 'callingOff' : learnt.step
    await saveLearnt(tx, id, { ...learnt, step, statuses })
    const order = await findOrderOf(tx, known.orderId)
    const [before, now] = [stateOfWay(known.statuses), stateOfWay(statuses)]
    if (before !== now && step === 'made') await publishParcelState(tx, { ...known, state: now, order })
    if (learnt.hasMoved && order) {
      await publishLive(tx, `order:${known.orderId}`, `staff:${order.organizationId}`)
    }
    return {
      ...known,
      step,
      statuses,
      failures: [...learnt.failures],
      tries: learnt.hasMoved ? 0 : known.tries,
      trackNumber: learnt.trackNumber ?? known.trackNumber,
      keptUntil: learnt.keptUntil ?? known.keptUntil,
    }
  })
}

/** Publishes the new state of a parcel. */
async function publishParcelState(
  tx: Executor,
  { id, orderId, state, order }: Pick<StoredShipment, 'id' | 'orderId'> & Whereabouts,
): Promise<void> {
  if (state === 'waiting') await emit(tx, parcelWaits({ orderId, shipmentId: id }))
  const isBack = state === 'returning' || state === 'returnWaiting' || state === 'returned'
  if (isBack && order) await emit(tx, parcelComesBack({ orderId, organizationId: order.organizationId }))
}
interface Whereabouts {
  readonly state: ShipmentState | null
  readonly order: OrderOfShipment | null
}

/** Processes due shipments, also after a lost webhook. Stops for this run when the carrier does not answer. */
export async function carryAllOn(deps: ShipmentDeps): Promise<void> {
  if (!deps.carrier) return
  let silences = 0
  for (const id of await listDue(deps.database.executor, deps.clock(), BATCH)) {
    silences = (await carryOn(deps, id)) ? 0 : silences + 1
    if (silences >= MAX_SILENCES) return
  }
}
