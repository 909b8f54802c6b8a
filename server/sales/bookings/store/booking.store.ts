import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import type { DeliveryStatus, OrderPartyKind } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import type { CancellationStep, TourPriceKind } from '@okolitsa/domain/tours/tour.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { OrganizerRow } from '../../../supply/tours/public.ts'

/** A single place or a group in JSON. */
export interface PlaceRow {
  readonly lineId: number
  readonly kind: TourPriceKind
  readonly title: string
  readonly name: string
  readonly places: number
  /** Sum of all places of the entry. */
  readonly sum: Kopecks
  readonly kept: Kopecks | null
}

export interface BookingRow extends OrganizerRow {
  id: number
  customerId: number
  organizationId: number
  dateId: number
  state: DeliveryStatus
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  canceledBy: OrderPartyKind | null
  completedBy: OrderPartyKind | null
  totalSum: Kopecks
  payBefore: Date | null
  isRestInCash: boolean
  placedAt: Date
  contactName: string
  contactPhone: string
  comment: string
  prepaymentPercent: number
  cancellation: CancellationStep[]
  confirmBefore: Date
  checkedAt: Date | null
  places: PlaceRow[]
  /** Kopecks paid online less refunds; `taken` = kopecks taken by the organizer. */
  paid: number
  taken: number
  history: { from: DeliveryStatus | null; to: DeliveryStatus; actor: OrderActor; reason: string; at: string }[]
}

/** Columns of the owners for `within`. */
export const OWNERS = { organization: 'o.organization_id', customer: 'o.customer_id' }

/** SELECT of all columns of a booking; a condition on `b` and `o` is appended. */
export const SELECT = `select o.id, o.customer_id as "customerId", o.organization_id as "organizationId",
  b.tour_date_id as "dateId", o.state, terms.payment_method as "paymentMethod", terms.payment_status as "paymentStatus",
  terms.canceled_by as "canceledBy", terms.completed_by as "completedBy", o.total_sum as "totalSum", o.pay_before as "payBefore",
  terms.is_rest_in_cash as "isRestInCash", o.placed_at as "placedAt", o.recipient_name as "contactName",
  o.recipient_phone as "contactPhone", o.comment, b.prepayment_percent as "prepaymentPercent", b.cancellation,
  b.confirm_before as "confirmBefore", b.checked_at as "checkedAt",
  (select coalesce(jsonb_agg(jsonb_build_object('lineId', l.id, 'kind', p.kind, 'title', p.title, 'name', p.name,
      'places', l.ordered_amount, 'sum', l.line_sum, 'kept', l.kept_sum) order by l.position, l.id), '[]')
     from booking_place p join order_item l on l.id = p.order_line_id where p.order_id = o.id) as places,
  (select coalesce(sum(captured - case kind when 'refund' then amount - market_share else 0 end), 0)::int
     from money_movement m where m.order_id = o.id and kind <> 'debt' and not is_surplus) as paid,
  (select coalesce(sum(amount), 0)::int from money_movement m where m.order_id = o.id and kind = 'offline') as taken,
  terms.history,
  s.slug as "organizerSlug", s.title as "organizerTitle", s.tagline as "organizerTagline",
  s.small_image as "smallImage", s.hue as "organizerHue", s.legal_name as "legalName", s.legal_address as "legalAddress",
  s.tin, s.ien, s.phone
  from booking b join order_head o on o.id = b.order_id join order_terms terms on terms.order_id = o.id
  join seller_card s on s.id = o.organization_id`

/** A booking within the scope; null = none. */
export async function findBooking(executor: Executor, scope: Scope, orderId: number): Promise<BookingRow | null> {
  const [row] = await run<BookingRow>(executor, `${SELECT} where o.id = $1 and ${within(scope, OWNERS, 1)}`, [
    orderId,
    ...scopeValues(scope),
  ])
  return row ?? null
}

/** A customer's bookings, newest first. */
export async function listOwn(
  executor: Executor,
  scope: Scope,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ total: number; rows: BookingRow[] }> {
  const mine = within(scope, OWNERS, 0)
  const [count] = await run<{ total: number }>(
    executor,
    `select count(*)::int as total from booking b join order_head o on o.id = b.order_id where ${mine}`,
    [...scopeValues(scope)],
  )
  const rows = await run<BookingRow>(
    executor,
    `${SELECT} where o.id in (select o.id from booking b join order_head o on o.id = b.order_id
       where ${within(scope, OWNERS, 2)} order by o.placed_at desc, o.id desc limit $1 offset $2)
     order by o.placed_at desc, o.id desc`,
    [limit, offset, ...scopeValues(scope)],
  )
  return { total: count?.total ?? 0, rows }
}

export type BookingQueue = 'toConfirm' | 'ahead' | 'past' | 'canceled'

/** SQL expression of a booking's queue; null for an unpaid booking. */
const QUEUE = `case when o.state = 'canceled' then 'canceled' when o.state = 'received' then 'past'
  when o.state = 'formed' and o.pay_before is not null then null
  when o.state = 'formed' then 'toConfirm' else 'ahead' end`

/** Bookings of an organizer's queue: unanswered ones by deadline, others newest first. */
export async function listOfOrganizers(
  executor: Executor,
  scope: Scope,
  query: {
    readonly queue: BookingQueue
    readonly dateId: number | null
    readonly limit: number
    readonly offset: number
  },
): Promise<BookingRow[]> {
  return run<BookingRow>(
    executor,
    `${SELECT} where ${QUEUE} = $1 and ($2::int is null or b.tour_date_id = $2) and ${within(scope, OWNERS, 4)}
      order by case when $1 = 'toConfirm' then b.confirm_before end, o.placed_at desc, o.id desc limit $3 offset $4`,
    [query.queue, query.dateId, query.limit, query.offset, ...scopeValues(scope)],
  )
}

export function countQueues(
  executor: Executor,
  scope: Scope,
  dateId: number | null,
): Promise<{ queue: BookingQueue; bookings: number }[]> {
  return run(
    executor,
    `select queue, count(*)::int as bookings from (
       select ${QUEUE} as queue from booking b join order_head o on o.id = b.order_id
        where ($1::int is null or b.tour_date_id = $1) and ${within(scope, OWNERS, 1)}) as queued
      where queue is not null group by queue`,
    [dateId, ...scopeValues(scope)],
  ) as Promise<{ queue: BookingQueue; bookings: number }[]>
}

export function countOfDates(
  executor: Executor,
  dateIds: readonly number[],
): Promise<{ dateId: number; toConfirm: number; waiting: number }[]> {
  return run(
    executor,
    `select d.id as "dateId",
       (select count(*)::int from booking b join order_head o on o.id = b.order_id
         where b.tour_date_id = d.id and o.state = 'formed' and o.pay_before is null) as "toConfirm",
       (select coalesce(sum(people), 0)::int from tour_waiting w
         where w.tour_date_id = d.id and w.state in ('waiting', 'offered')) as waiting
       from unnest($1::int[]) as d (id)`,
    [dateIds],
  ) as Promise<{ dateId: number; toConfirm: number; waiting: number }[]>
}

export interface NewBooking {
  readonly orderId: number
  readonly dateId: number
  readonly prepaymentPercent: number
  readonly cancellation: readonly CancellationStep[]
  readonly confirmBefore: Date
  /** Places in the order of the order's lines. */
  readonly places: readonly { readonly kind: TourPriceKind; readonly title: string; readonly name: string }[]
}

export async function insertBooking(tx: Executor, booking: NewBooking): Promise<void> {
  const { orderId, dateId, prepaymentPercent, cancellation, confirmBefore, places } = booking
  await pipelined([
    run(
      tx,
      `insert into booking (order_id, tour_date_id, prepayment_percent, cancellation, confirm_before)
       values ($1, $2, $3, $4, $5)`,
      [orderId, dateId, prepaymentPercent, JSON.stringify(cancellation), confirmBefore],
    ),
    run(
      tx,
      `insert into booking_place (order_line_id, order_id, kind, title, name)
       select l.id, $1, each.kind, each.title, each.name
         from unnest($2::text[], $3::text[], $4::text[]) with ordinality as each (kind, title, name, position)
         join order_item l on l.order_id = $1 and l.position = each.position`,
      [orderId, places.map(({ kind }) => kind), places.map(({ title }) => title), places.map(({ name }) => name)],
    ),
  ])
}

/** The date of a booking; null = not a booking. */
export async function dateOfOrder(executor: Executor, orderId: number): Promise<number | null> {
  const [row] = await run<{ dateId: number }>(
    executor,
    'select tour_date_id as "dateId" from booking where order_id = $1',
    [orderId],
  )
  return row?.dateId ?? null
}

/** Stores the first check of a ticket; returns true for the first one. */
export async function markChecked(tx: Executor, orderId: number, at: Date, staffId: number): Promise<boolean> {
  const rows = await run(
    tx,
    'update booking set checked_at = $2, checked_by = $3 where order_id = $1 and checked_at is null returning order_id',
    [orderId, at, staffId],
  )
  return rows.length > 0
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Paid bookings whose organizer has not answered in time. */
export async function listUnanswered(executor: Executor, now: Date, limit: number): Promise<number[]> {
  return idsOf(
    await run<{ id: number }>(
      executor,
      `select o.id from booking b join order_head o on o.id = b.order_id
        where o.state = 'formed' and o.pay_before is null and b.confirm_before < $1 order by o.id limit $2`,
      [now, limit],
    ),
  )
}

export async function listLive(executor: Executor, dateId: number): Promise<number[]> {
  return idsOf(
    await run<{ id: number }>(
      executor,
      `select o.id from booking b join order_head o on o.id = b.order_id
        where b.tour_date_id = $1 and o.state not in ('canceled', 'received') order by o.id`,
      [dateId],
    ),
  )
}

/** Confirmed bookings without a ticket, with their dates. */
export function listWithoutTicket(executor: Executor, limit: number): Promise<{ id: number; dateId: number }[]> {
  return run(
    executor,
    `select o.id, b.tour_date_id as "dateId" from booking b join order_head o on o.id = b.order_id
      where o.state = 'booked' order by o.id limit $1`,
    [limit],
  )
}

/** Active bookings of cancelled dates, left by an interrupted cancellation. */
export async function listOfCanceledDates(executor: Executor, limit: number): Promise<number[]> {
  return idsOf(
    await run<{ id: number }>(
      executor,
      `select o.id from booking b join order_head o on o.id = b.order_id join tour_day d on d.id = b.tour_date_id
        where d.state = 'canceled' and o.state in ('formed', 'booked', 'sentToOrganizer') order by o.id limit $1`,
      [limit],
    ),
  )
}

/** Bookings of past dates to close. */
export async function listOver(executor: Executor, limit: number): Promise<number[]> {
  return idsOf(
    await run<{ id: number }>(
      executor,
      `select o.id from booking b join order_head o on o.id = b.order_id join tour_day d on d.id = b.tour_date_id
        where d.state = 'over' and o.state = 'sentToOrganizer' order by o.id limit $1`,
      [limit],
    ),
  )
}
