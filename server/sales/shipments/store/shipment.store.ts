import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { ShipmentFailure } from '@okolitsa/domain/shipments/shipment-failure.ts'
import type { Box } from '@okolitsa/domain/shipments/shipment-parcel.ts'
import type { CarrierStatus, ShipmentStep } from '@okolitsa/domain/shipments/shipment-state.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface StoredShipment {
  id: string
  orderId: number
  attempt: number
  step: ShipmentStep
  staffId: number | null
  weightGrams: number
  lengthCm: number
  widthCm: number
  heightCm: number
  toCollect: Kopecks
  carrierId: string | null
  askedAt: Date | null
  trackNumber: string | null
  statuses: CarrierStatus[]
  keptUntil: IsoDate | null
  failures: ShipmentFailure[]
  tries: number
  lookAt: Date | null
  createdAt: Date
}

export const SHIPMENT_COLUMNS = `shipment.id, shipment.order_id as "orderId", attempt, step, staff_id as "staffId",
  weight_grams as "weightGrams", length_cm as "lengthCm", width_cm as "widthCm", height_cm as "heightCm",
  to_collect as "toCollect", carrier_id as "carrierId", asked_at as "askedAt", track_number as "trackNumber", statuses,
  kept_until as "keptUntil", failures, tries, look_at as "lookAt", created_at as "createdAt"`

/** Stores a shipment to be ordered; null = the order has an active one. */
export async function insertShipment(
  tx: Executor,
  { orderId, staffId, weightGrams, box, now }: NewShipment,
): Promise<string | null> {
  const [row] = await run<{ id: string }>(
    tx,
    `insert into shipment (order_id, attempt, step, staff_id, weight_grams, length_cm, width_cm, height_cm, look_at,
       created_at)
     select $1, coalesce(max(attempt), 0) + 1, 'ordering', $2, $3, $4, $5, $6, $7, $7 from shipment where order_id = $1
     on conflict do nothing returning id`,
    [orderId, staffId, weightGrams, box.lengthCm, box.widthCm, box.heightCm, now],
  )
  return row?.id ?? null
}
interface NewShipment {
  readonly orderId: number
  readonly staffId: number
  readonly weightGrams: number
  readonly box: Box
  readonly now: Date
}

/** Claims a due shipment until `until`; null = not due, or claimed. After a crash it is due at `nextLookAt`. */
export async function claimShipment(
  executor: Executor,
  id: string,
  { now, until, nextLookAt }: { readonly now: Date; readonly until: Date; readonly nextLookAt: Date },
): Promise<StoredShipment | null> {
  const [row] = await run<StoredShipment>(
    executor,
    `update shipment set claimed_until = $3, look_at = $4, tries = least(tries + 1, 10000)
      where id = $1 and look_at <= $2 and (claimed_until is null or claimed_until <= $2)
      returning ${SHIPMENT_COLUMNS}`,
    [id, now, until, nextLookAt],
  )
  return row ?? null
}

/** Stores, before the request is sent, that the shipment may have been ordered. */
export async function saveAsked(executor: Executor, id: string, at: Date | null): Promise<void> {
  await run(executor, 'update shipment set asked_at = $2 where id = $1', [id, at])
}

export async function saveCarrierId(
  executor: Executor,
  id: string,
  carrierId: string,
  collect: Kopecks,
): Promise<void> {
  await run(executor, 'update shipment set carrier_id = $2, to_collect = $3, tries = 0 where id = $1', [
    id,
    carrierId,
    collect,
  ])
}

/** Locks the shipment until the end of the transaction. */
export async function lockShipment(tx: Executor, id: string): Promise<StoredShipment | null> {
  const [row] = await run<StoredShipment>(tx, `select ${SHIPMENT_COLUMNS} from shipment where id = $1 for update`, [id])
  return row ?? null
}

/** New facts about a shipment from the carrier. */
export interface LearntOfShipment {
  readonly step: ShipmentStep
  readonly trackNumber: string | null
  readonly statuses: readonly CarrierStatus[]
  readonly keptUntil: IsoDate | null
  readonly failures: readonly ShipmentFailure[]
  /** True = its state changed, so checks become frequent again. */
  readonly hasMoved: boolean
}

/** Stores new facts about a shipment; requires its lock. */
export async function saveLearnt(tx: Executor, id: string, learnt: LearntOfShipment): Promise<void> {
  await run(
    tx,
    `update shipment set step = $2, track_number = coalesce($3, track_number), statuses = $4, failures = $5,
       tries = case when $6 then 0 else tries end, kept_until = coalesce($7, kept_until) where id = $1`,
    [
      id,
      learnt.step,
      learnt.trackNumber,
      JSON.stringify(learnt.statuses),
      learnt.failures,
      learnt.hasMoved,
      learnt.keptUntil,
    ],
  )
}

/** Releases a shipment until `nextLookAt`, or makes it due immediately when an event arrived after `claimedLookAt`. */
export async function releaseShipment(
  executor: Executor,
  id: string,
  { claimedLookAt, nextLookAt }: { readonly claimedLookAt: Date; readonly nextLookAt: Date | null },
): Promise<void> {
  await run(
    executor,
    `update shipment set claimed_until = null, look_at = case when look_at = $2 then $3 else look_at end where id = $1`,
    [id, claimedLookAt, nextLookAt],
  )
}

/** Makes a shipment due after a webhook; returns its id, or null when it is unknown or already due. */
export async function makeDue(executor: Executor, carrierId: string, now: Date): Promise<string | null> {
  const [row] = await run<{ id: string }>(
    executor,
    'update shipment set look_at = $2 where carrier_id = $1 and look_at > $2 returning id',
    [carrierId, now],
  )
  return row?.id ?? null
}

/** Makes the active shipment of an order due; see `makeDue`. */
export async function makeDueOfOrder(executor: Executor, orderId: number, now: Date): Promise<string | null> {
  const [row] = await run<{ id: string }>(
    executor,
    `update shipment set look_at = $2
      where order_id = $1 and step in ('ordering', 'made') and (look_at > $2 or look_at is null) returning id`,
    [orderId, now],
  )
  return row?.id ?? null
}

/** Due shipments, longest overdue first. */
export async function listDue(executor: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await run<{ id: string }>(
    executor,
    `select id from shipment where look_at <= $1 and (claimed_until is null or claimed_until <= $1)
      order by look_at limit $2`,
    [now, limit],
  )
  return rows.map(({ id }) => id)
}

/** The last day of an order's parcel at the carrier's office; null = the parcel is not at an office. */
export async function keptUntil(executor: Executor, orderId: number): Promise<IsoDate | null> {
  const [row] = await run<{ keptUntil: IsoDate | null }>(
    executor,
    `select kept_until as "keptUntil" from shipment where order_id = $1 and step = 'made'`,
    [orderId],
  )
  return row?.keptUntil ?? null
}
