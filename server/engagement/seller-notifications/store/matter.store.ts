import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Matter, MatterKind } from '@okolitsa/domain/seller-notifications/matter.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

/** First orders of a seller, which are announced by SMS immediately. */
const FIRST_ORDERS = 10

export interface NewMatter {
  readonly organizationId: number
  readonly kind: MatterKind
  readonly subjectId: number
  readonly at: Date
}

/** Serializes work on one seller until the end of the transaction. */
export async function lockSeller(tx: Executor, organizationId: number): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('seller-notifications:' || $1::int, 0))`, [
    organizationId,
  ])
}

/** Inserts an item, once while it is open. The marketplace's own shop gets no items. */
export async function insertMatter(tx: Executor, { organizationId, kind, subjectId, at }: NewMatter): Promise<void> {
  // a repeated question is another item, and so is a message in a thread that was read
  await run(
    tx,
    `update seller_matter set ended_at = $3 from seller_matter_state
      where seller_matter_state.id = seller_matter.id and (not seller_matter_state.is_open or seller_matter.kind = 'chat')
        and seller_matter.kind = $1 and seller_matter.subject_id = $2 and seller_matter.ended_at is null`,
    [kind, subjectId, at],
  )
  await run(
    tx,
    `insert into seller_matter (organization_id, kind, subject_id, at, is_early, look_at)
     select id, $2::text, $3, $4, $2::text in ('order', 'dinner', 'booking') and ${FIRST_ORDERS} >= (
         select count(*) from (select from order_head as shop_order where shop_order.organization_id = organization.id
           limit ${FIRST_ORDERS + 1}) as orders), $4
       from seller_card as organization where id = $1 and type <> 'shop'
     on conflict (kind, subject_id) where ended_at is null do nothing`,
    [organizationId, kind, subjectId, at],
  )
}

/** An order as an item; null = the seller has no need to answer it (yet). */
export async function findNewOrder(
  executor: Executor,
  orderId: number,
): Promise<{ organizationId: number; kind: 'order' | 'dinner' | 'booking' } | null> {
  const [row] = await run<{ organizationId: number; kind: 'order' | 'dinner' | 'booking' }>(
    executor,
    `select organization_id as "organizationId", case when dinner_order.order_id is not null then 'dinner'
         when booking.order_id is not null then 'booking' else 'order' end as kind
       from order_head as shop_order left join order_dinner as dinner_order on dinner_order.order_id = shop_order.id
       left join booking_card as booking on booking.order_id = shop_order.id
      where shop_order.id = $1 and shop_order.state = 'formed' and shop_order.pay_before is null`,
    [orderId],
  )
  return row ?? null
}

/** Id of an order's seller. */
export async function sellerOfOrder(executor: Executor, orderId: number): Promise<number | null> {
  const [row] = await run<{ organizationId: number }>(
    executor,
    'select organization_id as "organizationId" from order_head as shop_order where id = $1',
    [orderId],
  )
  return row?.organizationId ?? null
}

/** The seller of a thread that waits for an answer; null = the thread does not wait. */
export async function sellerOfThread(executor: Executor, threadId: number): Promise<number | null> {
  const [row] = await run<{ organizationId: number }>(
    executor,
    `select organization_id as "organizationId" from waiting_matter where kind = 'chat' and subject_id = $1`,
    [threadId],
  )
  return row?.organizationId ?? null
}

/** Sellers with due items, in one statement, the longest waiting first. */
export async function listDueSellers(executor: Executor, now: Date, limit: number): Promise<number[]> {
  const rows = await run<{ organizationId: number }>(
    executor,
    `select organization_id as "organizationId" from seller_matter where ended_at is null and look_at <= $1
      group by organization_id order by min(look_at) limit $2`,
    [now, limit],
  )
  return rows.map(({ organizationId }) => organizationId)
}

export interface OpenMatter extends Matter {
  readonly subjectId: number
  readonly isOpen: boolean
}

/** Maximum refusals of a step before it is given up. */
const MAX_FAILURES = 3

/** Open items of a seller with their present state, the oldest first. */
export function listMatters(executor: Executor, organizationId: number): Promise<OpenMatter[]> {
  return run<OpenMatter>(
    executor,
    `select id, kind, subject_id as "subjectId", at, is_early as "isEarly", seen_at as "seenAt", deadline,
       is_open as "isOpen",
       array(select rung::int from seller_matter_step join seller_message on seller_message.id = message_id
         where matter_id = seller_matter_state.id group by rung
        having bool_or(state <> 'failed') or count(*) >= ${MAX_FAILURES}) as passed
       from seller_matter_state where organization_id = $1 order by id`,
    [organizationId],
  )
}

export async function endMatters(tx: Executor, ids: readonly number[], now: Date): Promise<void> {
  await run(tx, 'update seller_matter set ended_at = $2 where id = any($1::int[]) and ended_at is null', [ids, now])
}

/** Sets the next check of each item. */
export async function saveLooks(tx: Executor, looks: ReadonlyMap<number, Date | null>): Promise<void> {
  await run(
    tx,
    `update seller_matter set look_at = each.look_at
       from unnest($1::int[], $2::timestamptz[]) as each (id, look_at)
      where seller_matter.id = each.id and seller_matter.look_at is distinct from each.look_at`,
    [[...looks.keys()], [...looks.values()]],
  )
}

/** Schedules another check after a refused message. */
export async function lookAgain(executor: Executor, ids: readonly number[], at: Date): Promise<void> {
  await run(
    executor,
    'update seller_matter set look_at = least(look_at, $2::timestamptz) where id = any($1::int[]) and ended_at is null',
    [ids, at],
  )
}

/** Schedules an immediate check of all items, because changed channels may make one due. */
export async function lookAtAll(tx: Executor, organizationId: number, now: Date): Promise<void> {
  await run(tx, 'update seller_matter set look_at = $2 where organization_id = $1 and ended_at is null', [
    organizationId,
    now,
  ])
}

/** Marks one item or all items of these kinds as opened. */
export async function markSeen(
  executor: Executor,
  scope: StaffScope,
  kinds: readonly MatterKind[],
  subjectId: number | null,
  now: Date,
): Promise<void> {
  await run(
    executor,
    `update seller_matter set seen_at = $3 where ended_at is null and seen_at is null and kind = any($1::text[])
        and ($2::int is null or subject_id = $2) and ${within(scope, { organization: 'organization_id', customer: 'null' }, 3)}`,
    [kinds, subjectId, now, ...scopeValues(scope)],
  )
}

/** Ends items that were answered after the last step, and deletes old ones. */
export async function tidyMatters(executor: Executor, now: Date, before: Date): Promise<void> {
  await run(
    executor,
    `update seller_matter set ended_at = $1 from seller_matter_state
      where seller_matter_state.id = seller_matter.id and not seller_matter_state.is_open`,
    [now],
  )
  await run(executor, 'delete from seller_matter where ended_at < $1', [before])
  await run(executor, 'delete from seller_message where at < $1', [before])
}
