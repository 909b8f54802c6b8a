import { type Executor, run } from '../../../platform/db/client.ts'

export interface HandBookingRow {
  id: string
  dateId: number
  name: string
  phone: string | null
  people: number
  isPaid: boolean
  comment: string
  arrivedAt: Date | null
}

/** Days after the date until names and telephones are deleted. */
const KEPT_DAYS = 90

/** Active manual bookings of these dates. */
export function listByHand(executor: Executor, dateIds: readonly number[]): Promise<HandBookingRow[]> {
  return run<HandBookingRow>(
    executor,
    `select id, tour_date_id as "dateId", name, phone, people, is_paid as "isPaid", comment, arrived_at as "arrivedAt"
       from hand_booking where tour_date_id = any($1::int[]) and canceled_at is null order by at, id`,
    [dateIds],
  )
}

/** Locks a manual booking and returns its date; null = none. */
export async function lockByHand(
  tx: Executor,
  id: string,
): Promise<{ dateId: number; people: number; isCanceled: boolean } | null> {
  const [row] = await run<{ dateId: number; people: number; isCanceled: boolean }>(
    tx,
    `select tour_date_id as "dateId", people, canceled_at is not null as "isCanceled" from hand_booking
      where id = $1 for update`,
    [id],
  )
  return row ?? null
}

/** Date of the manual booking with this idempotency key; null = the key is unused. */
export async function findDateOfPress(executor: Executor, press: string): Promise<number | null> {
  const [row] = await run<{ dateId: number }>(
    executor,
    'select tour_date_id as "dateId" from hand_booking where press = $1',
    [press],
  )
  return row?.dateId ?? null
}

/** Stores a manual booking; false = its idempotency key was used before. */
export async function insertByHand(
  tx: Executor,
  booking: {
    readonly dateId: number
    readonly press: string
    readonly name: string
    readonly phone: string | null
    readonly people: number
    readonly isPaid: boolean
    readonly comment: string
    readonly staffId: number
    readonly at: Date
  },
): Promise<boolean> {
  const rows = await run(
    tx,
    `with forgotten as (
       delete from hand_booking using tour_day as tour_date where tour_date.id = tour_date_id
         and ends_at < $9::timestamptz - interval '${KEPT_DAYS} days')
     insert into hand_booking (tour_date_id, press, name, phone, people, is_paid, comment, staff_id, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz) on conflict (press) do nothing returning id`,
    [
      booking.dateId,
      booking.press,
      booking.name,
      booking.phone,
      booking.people,
      booking.isPaid,
      booking.comment,
      booking.staffId,
      booking.at,
    ],
  )
  return rows.length > 0
}

/** Updates a manual booking; null = unchanged. */
export async function changeByHand(
  tx: Executor,
  id: string,
  change: { readonly isPaid: boolean | null; readonly hasArrived: boolean | null; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    `update hand_booking set is_paid = coalesce($2, is_paid),
       arrived_at = case when $3::boolean then coalesce(arrived_at, $4::timestamptz) when not $3::boolean then null else arrived_at end
      where id = $1`,
    [id, change.isPaid, change.hasArrived, change.now],
  )
}

export async function cancelByHand(tx: Executor, id: string, now: Date): Promise<void> {
  await run(tx, 'update hand_booking set canceled_at = $2 where id = $1', [id, now])
}
