import { dayIn, momentIn } from '@okolitsa/domain/clock/clock.ts'
import { courierFailuresOf, isCallOver, secondsToNextCallLook } from '@okolitsa/domain/shipments/courier-call.ts'
import { isReplaceable, type ShipmentStep } from '@okolitsa/domain/shipments/shipment-state.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { CarrierError } from '../../../fulfilment/delivery/ports.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import { courierCallDue } from '../events.ts'
import type { CourierCallReading, ShipmentCarrier } from '../ports.ts'
import {
  claimCall,
  type LearntOfCall,
  listDueCalls,
  lockCall,
  releaseCall,
  type StoredCall,
  saveCallAsked,
  saveCallId,
  saveLearntOfCall,
} from '../store/courier-call.store.ts'
import { plusSeconds, type ShipmentDeps } from './shipment-deps.ts'

/** Duration of a claim, seconds; longer than all retries of one request. */
const CLAIM_SECONDS = 90
/** Seconds after a lost response until the carrier is queried whether it accepted the call. */
const ASK_AGAIN_AFTER = 120
/** Maximum immediate checks for events that arrive during a check. */
const MAX_LOOKS = 3
const BATCH = 60
/** Failures in a row after which the carrier is not called until the next run. */
const MAX_SILENCES = 3
const MINUTE = 60
const MINUTES_A_DAY = 24 * 60
/** Carrier errors which prove that the call was not accepted. */
const NOT_TAKEN: ReadonlySet<string> = new Set(['refused', 'unknown-place', 'limit-reached', 'unauthorized'])
const IS_LOOKED_AT = /similar_request/
const IS_THERE = /intake_exists/

const spreadOf = (id: string) => Number.parseInt(id.slice(-4), 16) / 0x10000

/**
 * Sends a courier call or checks its state. Safe to repeat and to run concurrently. Carrier errors are not thrown.
 * @returns false = the carrier did not answer
 */
export async function carryCallOn(deps: ShipmentDeps, id: string): Promise<boolean> {
  if (!deps.carrier) return true
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const now = deps.clock()
    const claimedUntil = plusSeconds(now, CLAIM_SECONDS)
    const call = await claimCall(deps.database.executor, id, { now, until: claimedUntil })
    if (!call) return true
    if (!(await lookAt(deps, deps.carrier, { call, claimedUntil }))) return false
  }
  return true
}

async function lookAt(
  deps: ShipmentDeps,
  carrier: ShipmentCarrier,
  { call, claimedUntil }: { readonly call: StoredCall; readonly claimedUntil: Date },
): Promise<boolean> {
  const { executor } = deps.database
  const release = async (next: StoredCall) => {
    const seconds = await nextLookOf(deps, next)
    const nextLookAt = seconds === null ? null : plusSeconds(deps.clock(), seconds)
    await releaseCall(executor, call.id, { claimedUntil, nextLookAt })
    if (seconds !== null && seconds < MINUTE) {
      await emit(executor, courierCallDue({ callId: call.id }), plusSeconds(deps.clock(), seconds))
    }
  }
  try {
    await release((await save(deps, call.id, await ask(deps, carrier, call))) ?? call)
    return true
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error
    deps.log.warn({ err: error, callId: call.id }, 'cdek')
    await release(call)
    return false
  }
}

/** Time of the last check: the end of the day after the call's day. Null = no such seller. */
async function endOf(deps: ShipmentDeps, { organizationId, day }: StoredCall): Promise<Date | null> {
  const seller = await deps.sellers.shippingOf(deps.database.executor, organizationId)
  return seller && momentIn(seller.place.timeZone, day, 2 * MINUTES_A_DAY)
}

async function nextLookOf(deps: ShipmentDeps, call: StoredCall): Promise<number | null> {
  const { id, step, state, tries } = call
  const isNameless = step === 'made' && call.carrierId === null
  if (isReplaceable(step) || isCallOver(state) || isNameless) return null
  const end = await endOf(deps, call)
  if (!end || deps.clock() > end) return null
  return secondsToNextCallLook(step !== 'made', tries, spreadOf(id))
}

/** Sends or checks a claimed call at the carrier. Throws CarrierError. */
async function ask(deps: ShipmentDeps, carrier: ShipmentCarrier, call: StoredCall): Promise<LearntOfCall> {
  if (call.carrierId === null) return askFor(deps, carrier, call)
  return learntOf(call, await carrier.readCourierCall(call.carrierId))
}

async function askFor(deps: ShipmentDeps, carrier: ShipmentCarrier, call: StoredCall): Promise<LearntOfCall> {
  const { executor } = deps.database
  const { askedAt } = call
  const wasAsked = askedAt !== null
  if (wasAsked && deps.clock() < plusSeconds(askedAt, ASK_AGAIN_AFTER)) return stillSo(call)
  const seller = await deps.sellers.shippingOf(executor, call.organizationId)
  if (!seller) return refused(call, ['unknown'])
  // the call would be sent after its day
  if (call.day < dayIn(seller.place.timeZone, deps.clock())) return refused(call, ['window'])
  const company = (await deps.sellers.sellerOf(call.organizationId))?.title ?? call.contactName
  const asked = { askedAt: askedAt ?? deps.clock(), wasAskedAgain: wasAsked }
  await saveCallAsked(executor, call.id, asked)
  try {
    const carrierId = await carrier.callCourier({
      day: call.day,
      fromHour: call.fromHour,
      toHour: call.toHour,
      town: seller.place,
      address: call.address,
      sender: { company, name: call.contactName, phone: call.contactPhone },
      goods: wordsIn('ru').shipments.collected,
      weightGrams: call.weightGrams,
      note: call.note,
    })
    await saveCallId(executor, call.id, carrierId)
    return stillSo(call)
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error
    const says = (pattern: RegExp) => error.codes.some((code) => pattern.test(code))
    // the carrier received the call, but its response was lost
    if (wasAsked && says(IS_THERE)) return nameless(call)
    const isLookedAt = says(IS_LOOKED_AT)
    if (NOT_TAKEN.has(error.reason) && !isLookedAt) await saveCallAsked(executor, call.id, call)
    const isRefused = error.reason === 'refused' || error.reason === 'unknown-place'
    if (isRefused && !isLookedAt) return refused(call, courierFailuresOf(error.codes))
    throw error
  }
}

function learntOf(call: StoredCall, reading: CourierCallReading | null): LearntOfCall {
  if (reading === null) {
    return call.step === 'callingOff' ? { ...stillSo(call), step: 'calledOff', hasMoved: true } : stillSo(call)
  }
  if (reading.standing === 'refused') {
    const isThere = call.wasAskedAgain && reading.codes.some((code) => IS_THERE.test(code))
    return isThere ? nameless(call) : refused(call, courierFailuresOf(reading.codes))
  }
  const state = reading.state ?? call.state
  const made: ShipmentStep = reading.standing === 'made' ? 'made' : call.step
  // the visit was completed before the cancellation arrived
  const isOff = call.step === 'callingOff' && state !== 'done'
  const step = state === 'removed' ? 'calledOff' : isOff ? 'callingOff' : made
  const hasMoved = step !== call.step || state !== call.state
  return { ...stillSo(call), step, state, carrierNumber: reading.number, hasMoved }
}

const stillSo = ({ step, state }: StoredCall): LearntOfCall => ({
  step,
  state,
  carrierNumber: null,
  failures: [],
  isNameless: false,
  hasMoved: false,
})
const refused = (call: StoredCall, failures: LearntOfCall['failures']): LearntOfCall => ({
  ...stillSo(call),
  step: 'refused',
  failures,
  hasMoved: true,
})
const nameless = (call: StoredCall): LearntOfCall => ({
  ...stillSo(call),
  step: 'made',
  state: 'made',
  isNameless: true,
  hasMoved: true,
})

/** Stores new facts merged with concurrent ones; null = the call no longer exists. */
async function save(deps: ShipmentDeps, id: string, learnt: LearntOfCall): Promise<StoredCall | null> {
  return deps.database.inTransaction(async (tx) => {
    const known = await lockCall(tx, id)
    if (!known || isReplaceable(known.step) || isCallOver(known.state)) return known
    // the call was cancelled during the check
    const isStillOff = known.step === 'callingOff' && learnt.step === 'made' && learnt.state !== 'done'
    const step = isStillOff ? 'callingOff' : learnt.step
    await saveLearntOfCall(tx, id, { ...learnt, step })
    if (learnt.hasMoved) await publishLive(tx, `staff:${known.organizationId}`)
    return {
      ...known,
      step,
      state: learnt.state,
      carrierId: learnt.isNameless ? null : known.carrierId,
      tries: learnt.hasMoved ? 0 : known.tries,
    }
  })
}

/** Processes due calls. An unresponsive carrier is not called again until the next run. */
export async function carryCallsOn(deps: ShipmentDeps): Promise<void> {
  if (!deps.carrier) return
  let silences = 0
  for (const id of await listDueCalls(deps.database.executor, deps.clock(), BATCH)) {
    silences = (await carryCallOn(deps, id)) ? 0 : silences + 1
    if (silences >= MAX_SILENCES) return
  }
}
