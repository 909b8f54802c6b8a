import type { WaitingState } from '@okolitsa/domain/tours/waiting.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface WaitingRow {
  id: string
  dateId: number
  customerId: number
  people: number
  state: WaitingState
  offeredUntil: Date | null
  holdId: string | null
  ahead: number
}

const COLUMNS = `w.id, w.tour_date_id as "dateId", w.customer_id as "customerId", w.people, w.state,
  w.offered_until as "offeredUntil", w.hold_id as "holdId",
  (select count(*)::int from tour_waiting other where other.tour_date_id = w.tour_date_id and other.state = 'waiting'
     and (other.joined_at, other.id) < (w.joined_at, w.id)) as ahead`

/** Locks a date's waiting list in order. */
export function lockWaiting(
  tx: Executor,
  dateId: number,
): Promise<{ id: string; people: number; customerId: number }[]> {
  return run(
    tx,
    `select id, people, customer_id as "customerId" from tour_waiting
      where tour_date_id = $1 and state = 'waiting' order by joined_at, id for no key update`,
    [dateId],
  )
}

/** Locks a customer's entry for a date. */
export async function lockOwn(
  tx: Executor,
  dateId: number,
  customerId: number,
): Promise<{ id: string; state: WaitingState; holdId: string | null } | null> {
  const [row] = await run<{ id: string; state: WaitingState; holdId: string | null }>(
    tx,
    `select id, state, hold_id as "holdId" from tour_waiting
      where tour_date_id = $1 and customer_id = $2 and state in ('waiting', 'offered') for no key update`,
    [dateId, customerId],
  )
  return row ?? null
}

/** Places of a date reserved for a customer of its waiting list; 0 = none. */
export async function placesOfferedTo(executor: Executor, dateId: number, customerId: number): Promise<number> {
  const [row] = await run<{ people: number }>(
    executor,
    "select people from tour_waiting where tour_date_id = $1 and customer_id = $2 and state = 'offered'",
    [dateId, customerId],
  )
  return row?.people ?? 0
}

/** Locks a customer's own entry. */
export async function lockEntry(
  tx: Executor,
  id: string,
  customerId: number,
): Promise<{ dateId: number; state: WaitingState; holdId: string | null } | null> {
  const [row] = await run<{ dateId: number; state: WaitingState; holdId: string | null }>(
    tx,
    `select tour_date_id as "dateId", state, hold_id as "holdId" from tour_waiting
      where id = $1 and customer_id = $2 for no key update`,
    [id, customerId],
  )
  return row ?? null
}

/** Adds a customer to the list or changes their number of people; returns the entry's id. */
export async function joinList(
  tx: Executor,
  entry: { readonly dateId: number; readonly customerId: number; readonly people: number; readonly at: Date },
): Promise<string> {
  const [row] = await run<{ id: string }>(
    tx,
    `insert into tour_waiting (tour_date_id, customer_id, people, joined_at) values ($1, $2, $3, $4)
     on conflict (tour_date_id, customer_id) where state in ('waiting', 'offered')
       do update set people = case when tour_waiting.state = 'waiting' then excluded.people else tour_waiting.people end
     returning id`,
    [entry.dateId, entry.customerId, entry.people, entry.at],
  )
  if (!row) throw new Error('nobody was put on the list')
  return row.id
}

export async function saveOffer(tx: Executor, id: string, offer: { readonly until: Date; readonly holdId: string }) {
  await run(tx, `update tour_waiting set state = 'offered', offered_until = $2, hold_id = $3 where id = $1`, [
    id,
    offer.until,
    offer.holdId,
  ])
}

/** Ends an entry; `waiting` = its offer is withdrawn. */
export async function endEntry(tx: Executor, id: string, state: WaitingState): Promise<void> {
  await run(tx, 'update tour_waiting set state = $2, offered_until = null, hold_id = null where id = $1', [id, state])
}

/** Locks expired offers. */
export function lockMissed(
  tx: Executor,
  now: Date,
  limit: number,
): Promise<{ id: string; dateId: number; holdId: string | null }[]> {
  return run(
    tx,
    `select id, tour_date_id as "dateId", hold_id as "holdId" from tour_waiting
      where state = 'offered' and offered_until < $1 order by offered_until limit $2 for no key update skip locked`,
    [now, limit],
  )
}

export function lockList(tx: Executor, dateId: number): Promise<{ id: string; holdId: string | null }[]> {
  return run(
    tx,
    `select id, hold_id as "holdId" from tour_waiting
      where tour_date_id = $1 and state in ('waiting', 'offered') for no key update`,
    [dateId],
  )
}

export async function listWaitedFor(executor: Executor, limit: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select distinct tour_date_id as id from tour_waiting where state = 'waiting' limit $1`,
    [limit],
  )
  return rows.map(({ id }) => id)
}

/** A customer's entries and offers, with those missed within a day. */
export function listOfCustomer(executor: Executor, customerId: number, limit: number): Promise<WaitingRow[]> {
  return run<WaitingRow>(
    executor,
    `select ${COLUMNS} from tour_waiting w where w.customer_id = $1 and w.state in ('waiting', 'offered')
      order by w.joined_at desc limit $2`,
    [customerId, limit],
  )
}

export async function findEntry(executor: Executor, id: string): Promise<WaitingRow | null> {
  const [row] = await run<WaitingRow>(executor, `select ${COLUMNS} from tour_waiting w where w.id = $1`, [id])
  return row ?? null
}
