import { dayIn, type IsoDate, minuteOfDayIn } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import {
  type CollectionDay,
  type CollectionWindow,
  collectionDays,
  isCallOver,
  mistakesOfCollection,
} from '@okolitsa/domain/shipments/courier-call.ts'
import { isReplaceable, mayCallOff, stateOfWay } from '@okolitsa/domain/shipments/shipment-state.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { courierCallDue } from '../events.ts'
import {
  holdCalls,
  insertCall,
  listCallDays,
  listCalledFor,
  listCalls,
  type StoredCall,
} from '../store/courier-call.store.ts'
import { findParcels, listLastShipments } from '../store/parcel.store.ts'
import { listSenders } from '../store/sender.store.ts'
import type { StoredShipment } from '../store/shipment.store.ts'
import type { ShipmentDeps } from './shipment-deps.ts'

/** Maximum listed calls of one seller, from today on. */
const MAX_CALLS = 40
const HOUR_MINUTES = 60

/** True = a courier may collect the parcel: the carrier knows it and has not received it. */
export const mayBeCollected = (shipment: StoredShipment): boolean =>
  mayCallOff(shipment.step, stateOfWay(shipment.statuses))

/** The local day of a seller and the days for courier calls. */
export interface CollectionCalendar {
  readonly today: IsoDate
  readonly days: readonly CollectionDay[]
}

/** The calendar in the seller's time zone; null = no such seller. */
export async function calendarOf(
  deps: ShipmentDeps,
  organizationId: number,
): Promise<(CollectionCalendar & { readonly town: string }) | null> {
  const seller = await deps.sellers.shippingOf(deps.database.executor, organizationId)
  if (!seller) return null
  const { timeZone, city, settlement } = seller.place
  const now = deps.clock()
  const today = dayIn(timeZone, now)
  const hour = Math.floor(minuteOfDayIn(timeZone, now) / HOUR_MINUTES)
  return { today, days: collectionDays(today, hour), town: city ?? settlement ?? '' }
}

/** Active calls of a seller, and all calls of today. */
export const listCallsOf = (
  deps: ShipmentDeps,
  scope: StaffScope,
  { organizationId, today }: { readonly organizationId: number; readonly today: IsoDate },
): Promise<StoredCall[]> => listCalls(deps.database.executor, scope, { organizationId, from: today, most: MAX_CALLS })

export interface WantedCall extends CollectionWindow {
  readonly organizationId: number
  readonly address: string
  readonly note: string
  readonly orderIds: readonly number[]
}

/**
 * Calls the carrier's courier to a seller; the carrier is called after the commit. Idempotent for equal requests.
 * Refuses NOT_FOUND for another seller's order, SHIPMENTS_OFF, COURIER_NOT_CHOSEN, COURIER_CALLED_ALREADY, and
 * BAD_REQUEST with `errors` for an invalid window or parcels.
 */
export async function callCourier(
  deps: ShipmentDeps,
  { scope, staffId }: { readonly scope: StaffScope; readonly staffId: number },
  wanted: WantedCall,
): Promise<string> {
  const { executor, inTransaction } = deps.database
  const { organizationId } = wanted
  const orderIds = [...new Set(wanted.orderIds)]
  const rows = await findParcels(executor, scope, orderIds)
  const calendar = await calendarOf(deps, organizationId)
  const areOurs = rows.length === orderIds.length && rows.every((row) => row.organizationId === organizationId)
  if (!areOurs || !calendar) throw new Refusal('NOT_FOUND')
  if (!deps.carrier) throw new Refusal('SHIPMENTS_OFF')
  refuseMistakes(mistakesOfCollection(wanted, calendar.days))
  const { today } = calendar
  return inTransaction(async (tx) => {
    if (!(await holdCalls(tx, organizationId))) throw new Refusal('COURIER_NOT_CHOSEN')
    const [sender] = await listSenders(tx, [organizationId])
    if (!sender || sender.point) throw new Refusal('COURIER_NOT_CHOSEN')
    const shipments = await listLastShipments(tx, scope, orderIds)
    const shipmentIds = shipments.map(({ id }) => id)
    const calls = await listCalls(tx, scope, { organizationId, from: wanted.day, most: 1 })
    const same = calls.find(({ day, step }) => day === wanted.day && !isReplaceable(step))
    if (same && (await isSame(tx, same, wanted, shipmentIds))) return same.id
    const busy = await listCallDays(tx, scope, { shipmentIds, from: today })
    if (same || busy.length > 0) throw new Refusal('COURIER_CALLED_ALREADY')
    const isGood = shipments.length === orderIds.length && shipments.every(mayBeCollected)
    refuseMistakes(isGood ? {} : { orderIds: 'wrongValue' })
    const id = await insertCall(tx, {
      ...wanted,
      contactName: sender.contactName,
      contactPhone: sender.contactPhone,
      weightGrams: shipments.reduce((sum, { weightGrams }) => sum + weightGrams, 0),
      staffId,
      shipmentIds,
      now: deps.clock(),
    })
    if (id === null) throw new Refusal('COURIER_CALLED_ALREADY')
    await emit(tx, courierCallDue({ callId: id }))
    await publishLive(tx, `staff:${organizationId}`)
    return id
  })
}

/** True = the request repeats the stored call: equal hours, place and parcels. */
async function isSame(
  tx: Parameters<typeof listCalledFor>[0],
  call: StoredCall,
  wanted: WantedCall,
  shipmentIds: readonly string[],
): Promise<boolean> {
  const calledFor = (await listCalledFor(tx, [call.id])).map(({ shipmentId }) => shipmentId)
  const isOneWindow = call.fromHour === wanted.fromHour && call.toHour === wanted.toHour
  const areOneLot = calledFor.length === shipmentIds.length && calledFor.every((id) => shipmentIds.includes(id))
  return isOneWindow && areOneLot && call.address === wanted.address && !isCallOver(call.state)
}
