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

/** Longer than all tries of one question, seconds. */
const CLAIM_SECONDS = 90
/** What is told while we ask is asked about at once, so often at the most. */
const MAX_LOOKS = 4
/** Parcels asked about at one turn of the job. */
const BATCH = 60
/** A carrier that does not answer so often in a row rests till the next turn. */
const MAX_SILENCES = 3
/** An order that does not follow its parcel is tried again so often, seconds. */
const FOLLOW_AGAIN = 600
const MINUTE = 60
const DAY_SECONDS = 24 * 3_600

/** Its own part of the spread: of an id that is random at its end. */
const spreadOf = (id: string) => Number.parseInt(id.slice(-4), 16) / 0x10000

/**
 * Carries a parcel on: orders it, asks where it is, moves its order. Safe to repeat, alone or at once; does nothing when
 * nothing is due. Never throws for the carrier's sake. @returns false = the carrier did not answer
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

/** Asks about a claimed parcel and lets it go. */
async function lookAt(deps: ShipmentDeps, carrier: ShipmentCarrier, shipment: StoredShipment): Promise<boolean> {
  const { executor } = deps.database
  // set by the claim: whoever is told something meanwhile writes another one
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
    // an answer that comes in seconds is not left to the job of every minute
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

/** What was learnt, together with what others have learnt meanwhile; null = the parcel is gone. */
async function save(deps: ShipmentDeps, id: string, learnt: LearntOfShipment): Promise<StoredShipment | null> {
  return deps.database.inTransaction(async (tx) => {
    const known = await lockShipment(tx, id)
    if (!known) return null
    // a parcel that has ended stays so
    if (isReplaceable(known.step)) return known
    const statuses = mergeStatuses(known.statuses, learnt.statuses)
    // called off while it was asked about
    const isBeingCalledOff = known.step === 'callingOff' && mayCallOff(learnt.step, stateOfWay(statuses))
    const step = isBeingCalledOff ? 'callingOff' : learnt.step
    await saveLearnt(tx, id, { ...learnt, step, statuses })
    const order = await findOrderOf(tx, known.orderId)
    const [before, now] = [stateOfWay(known.statuses), stateOfWay(statuses)]
    if (before !== now && step === 'made') await tellOf(tx, { ...known, state: now, order })
    if (learnt.hasMoved && order) {
      await publishLive(tx, `order:${known.orderId}`, `staff:${order.organizationId}`, 'staff:all')
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

/** Where a parcel has come to, told to whom it waits for. */
async function tellOf(
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

/** Parcels that are due, among them those whose webhook was lost. A silent carrier is left alone till the next turn. */
export async function carryAllOn(deps: ShipmentDeps): Promise<void> {
  if (!deps.carrier) return
  let silences = 0
  for (const id of await listDue(deps.database.executor, deps.clock(), BATCH)) {
    silences = (await carryOn(deps, id)) ? 0 : silences + 1
    if (silences >= MAX_SILENCES) return
  }
}
