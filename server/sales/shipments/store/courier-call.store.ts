import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Scope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { CourierCallState, CourierFailure } from '@okolitsa/domain/shipments/courier-call.ts'
import type { ShipmentStep } from '@okolitsa/domain/shipments/shipment-state.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

export interface StoredCall {
  id: string
  organizationId: number
  day: IsoDate
  fromHour: number
  toHour: number
  address: string
  contactName: string
  contactPhone: string
  note: string
  weightGrams: number
  step: ShipmentStep
  state: CourierCallState | null
  carrierId: string | null
  carrierNumber: string | null
  askedAt: Date | null
  wasAskedAgain: boolean
  failures: CourierFailure[]
  tries: number
  lookAt: Date | null
  claimedUntil: Date | null
}

const COLUMNS = `courier_call.id, courier_call.organization_id as "organizationId", day, from_hour as "fromHour",
  to_hour as "toHour", address, contact_name as "contactName", contact_phone as "contactPhone", note,
  courier_call.weight_grams as "weightGrams", courier_call.step, state, courier_call.carrier_id as "carrierId",
  carrier_number as "carrierNumber", courier_call.asked_at as "askedAt", was_asked_again as "wasAskedAgain",
  courier_call.failures, courier_call.tries, courier_call.look_at as "lookAt",
  courier_call.claimed_until as "claimedUntil"`
/** Owner columns of a call, which belongs only to its seller. */
const OWNERS = { organization: 'courier_call.organization_id', customer: 'null::int' }

/** Serializes courier calls of a seller. False = the seller sends no parcels. */
export async function holdCalls(tx: Executor, organizationId: number): Promise<boolean> {
  const rows = await run(tx, 'select from shipment_sender where organization_id = $1 for update', [organizationId])
  return rows.length > 0
}

export type NewCall = Pick<
  StoredCall,
  'organizationId' | 'day' | 'fromHour' | 'toHour' | 'address' | 'contactName' | 'contactPhone' | 'note' | 'weightGrams'
> & { readonly staffId: number; readonly shipmentIds: readonly string[]; readonly now: Date }

/** Stores a call to be made; null = the seller has one on that day. */
export async function insertCall(tx: Executor, call: NewCall): Promise<string | null> {
  const [row] = await run<{ id: string }>(
    tx,
    `insert into courier_call (organization_id, staff_id, day, from_hour, to_hour, address, contact_name, contact_phone,
       note, weight_grams, step, look_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'ordering', $11, $11) on conflict do nothing returning id`,
    [
      call.organizationId,
      call.staffId,
      call.day,
      call.fromHour,
      call.toHour,
      call.address,
      call.contactName,
      call.contactPhone,
      call.note,
      call.weightGrams,
      call.now,
    ],
  )
  if (!row) return null
  await run(tx, 'insert into courier_call_parcel (call_id, shipment_id) select $1, unnest($2::uuid[])', [
    row.id,
    call.shipmentIds,
  ])
  return row.id
}

/** The last call of each day of a seller, from a day on, in order. */
export function listCalls(
  executor: Executor,
  scope: StaffScope,
  { organizationId, from, most }: { readonly organizationId: number; readonly from: IsoDate; readonly most: number },
): Promise<StoredCall[]> {
  return run<StoredCall>(
    executor,
    `select distinct on (day) ${COLUMNS} from courier_call
      where organization_id = $1 and day >= $2 and ${within(scope, OWNERS, 3)}
      order by day, created_at desc, id desc limit $3`,
    [organizationId, from, most, ...scopeValues(scope)],
  )
}

export async function findCall(executor: Executor, scope: StaffScope, id: string): Promise<StoredCall | null> {
  const [row] = await run<StoredCall>(
    executor,
    `select ${COLUMNS} from courier_call where id = $1 and ${within(scope, OWNERS, 1)}`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}

export function listCalledFor(
  executor: Executor,
  callIds: readonly string[],
): Promise<{ callId: string; shipmentId: string; orderId: number }[]> {
  return run<{ callId: string; shipmentId: string; orderId: number }>(
    executor,
    `select call_id as "callId", shipment_id as "shipmentId", order_id as "orderId"
       from courier_call_parcel join shipment on shipment.id = shipment_id
      where call_id = any($1::uuid[]) order by order_id`,
    [callIds],
  )
}

/** Day of courier collection by parcel, from `from` on. */
export function listCallDays(
  executor: Executor,
  scope: Scope,
  { shipmentIds, from }: { readonly shipmentIds: readonly string[]; readonly from: IsoDate },
): Promise<{ shipmentId: string; day: IsoDate }[]> {
  return run<{ shipmentId: string; day: IsoDate }>(
    executor,
    `select shipment_id as "shipmentId", day from courier_call_parcel join courier_call on courier_call.id = call_id
      where shipment_id = any($1::uuid[]) and day >= $2 and step in ('ordering', 'made')
        and state is distinct from 'done' and ${within(scope, OWNERS, 2)}`,
    [shipmentIds, from, ...scopeValues(scope)],
  )
}

/** Claims a due call until `until`; null = not due, or claimed by another worker. */
export async function claimCall(
  executor: Executor,
  id: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<StoredCall | null> {
  const [row] = await run<StoredCall>(
    executor,
    `update courier_call set claimed_until = $3, look_at = $3, tries = least(tries + 1, 10000)
      where id = $1 and look_at <= $2 and (claimed_until is null or claimed_until <= $2)
        and step in ('ordering', 'made', 'callingOff') returning ${COLUMNS}`,
    [id, now, until],
  )
  return row ?? null
}

/** Stores, before the call is sent, that the courier may have been called; null reverts it. */
export async function saveCallAsked(
  executor: Executor,
  id: string,
  { askedAt, wasAskedAgain }: { readonly askedAt: Date | null; readonly wasAskedAgain: boolean },
): Promise<void> {
  await run(executor, 'update courier_call set asked_at = $2, was_asked_again = $3 where id = $1', [
    id,
    askedAt,
    wasAskedAgain,
  ])
}

export async function saveCallId(executor: Executor, id: string, carrierId: string): Promise<void> {
  await run(executor, 'update courier_call set carrier_id = $2, tries = 0 where id = $1', [id, carrierId])
}

/** New facts about a call from the carrier. */
export interface LearntOfCall {
  readonly step: ShipmentStep
  readonly state: CourierCallState | null
  readonly carrierNumber: string | null
  readonly failures: readonly CourierFailure[]
  /** True = the carrier has accepted the call under an unknown id. */
  readonly isNameless: boolean
  readonly hasMoved: boolean
}

/** Locks the call until the end of the transaction. */
export async function lockCall(tx: Executor, id: string): Promise<StoredCall | null> {
  const [row] = await run<StoredCall>(tx, `select ${COLUMNS} from courier_call where id = $1 for update`, [id])
  return row ?? null
}

/** Stores new facts about a call; requires its lock. */
export async function saveLearntOfCall(tx: Executor, id: string, learnt: LearntOfCall): Promise<void> {
  await run(
    tx,
    `update courier_call set step = $2, state = $3, carrier_number = coalesce($4, carrier_number), failures = $5,
       carrier_id = case when $6 then null else carrier_id end, tries = case when $7 then 0 else tries end,
       look_at = case when $2 in ('refused', 'calledOff') then null else look_at end
      where id = $1`,
    [id, learnt.step, learnt.state, learnt.carrierNumber, [...learnt.failures], learnt.isNameless, learnt.hasMoved],
  )
}

/** Releases a call: the next check is at `nextLookAt`, unless the call became due after `claimedUntil` was written. */
export async function releaseCall(
  executor: Executor,
  id: string,
  { claimedUntil, nextLookAt }: { readonly claimedUntil: Date; readonly nextLookAt: Date | null },
): Promise<void> {
  await run(
    executor,
    `update courier_call set claimed_until = null, look_at = case when look_at = $2 then $3 else look_at end
      where id = $1`,
    [id, claimedUntil, nextLookAt],
  )
}

/** Makes a call due for an immediate check. */
export async function makeCallDue(tx: Executor, id: string, now: Date): Promise<void> {
  await run(tx, 'update courier_call set look_at = $2 where id = $1', [id, now])
}

/** Due calls, longest overdue first. */
export async function listDueCalls(executor: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await run<{ id: string }>(
    executor,
    `select id from courier_call where look_at <= $1 and (claimed_until is null or claimed_until <= $1)
      order by look_at limit $2`,
    [now, limit],
  )
  return rows.map(({ id }) => id)
}
