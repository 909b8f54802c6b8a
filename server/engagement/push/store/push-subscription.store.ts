import { rolesThatMay } from '@okolitsa/domain/identity/actor.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { PushAddress, PushScope } from '../ports.ts'

/** The owner of a device, which is deleted with the owner's session. */
export type DeviceOwner =
  | { readonly customerId: number; readonly sessionId: string }
  | { readonly staffId: number; readonly sessionId: string }

export interface PushSubscriptionRow extends PushAddress {
  readonly id: number
}

const OWNERS = { customer: 'p.customer_id', organization: 'm.organization_id' }

const valuesOf = (owner: DeviceOwner) =>
  'customerId' in owner
    ? [owner.customerId, owner.sessionId, null, null]
    : [null, null, owner.staffId, Buffer.from(owner.sessionId, 'hex')]

/**
 * Assigns the device to this person, replacing an earlier owner, because a browser has one endpoint. False = the
 * session has ended, and no device is stored.
 */
export async function saveSubscription(
  executor: Executor,
  owner: DeviceOwner,
  { endpoint, p256dh, auth }: PushAddress,
  now: Date,
): Promise<boolean> {
  const rows = await run<{ id: number }>(
    executor,
    `insert into push_subscription
       (customer_id, customer_session, staff_id, staff_session, endpoint, p256dh, auth, created_at)
     select $1::int, $2::uuid, $3::int, $4::bytea, $5, $6, $7, $8
      where exists (select from customer_session where id = $2::uuid for key share)
         or exists (select from staff_token where token_hash = $4::bytea for key share)
     on conflict (endpoint) do update set customer_id = excluded.customer_id, customer_session = excluded.customer_session,
       staff_id = excluded.staff_id, staff_session = excluded.staff_session, p256dh = excluded.p256dh,
       auth = excluded.auth, created_at = excluded.created_at
     returning id`,
    [...valuesOf(owner), endpoint, p256dh, auth, now],
  )
  return rows.length > 0
}

/** Deletes all but a person's newest `most` devices; returns their number. */
export async function keepNewest(executor: Executor, owner: DeviceOwner, most: number): Promise<number> {
  const [customerId, , staffId] = valuesOf(owner)
  const [row] = await run<{ kept: number }>(
    executor,
    `with newest as (
       select id, row_number() over (order by created_at desc, id desc) as place from push_subscription
        where customer_id = $1 or staff_id = $2),
     removed as (delete from push_subscription where id in (select id from newest where place > $3) returning id)
     select count(*) - (select count(*) from removed) as kept from newest`,
    [customerId, staffId, most],
  )
  return row?.kept ?? 0
}

export async function removeSubscription(executor: Executor, owner: DeviceOwner, endpoint: string): Promise<void> {
  const [customerId, , staffId] = valuesOf(owner)
  await run(executor, 'delete from push_subscription where endpoint = $3 and (customer_id = $1 or staff_id = $2)', [
    customerId,
    staffId,
    endpoint,
  ])
}

/**
 * Devices of active sessions in the scope. For a seller, devices of people who have the permission and work there in
 * that session.
 */
export async function listSubscriptions(
  executor: Executor,
  scope: PushScope,
  now: Date,
): Promise<PushSubscriptionRow[]> {
  return run<PushSubscriptionRow>(
    executor,
    `select p.id, p.endpoint, p.p256dh, p.auth from push_subscription p
       left join customer_session s on s.id = p.customer_session
       left join staff_token t on t.token_hash = p.staff_session
       left join staff_place m on m.staff_id = p.staff_id and m.is_active and m.organization_id = t.organization_id and m.ended_at is null
         and m.role = any($2::text[])
      where ((s.ended_at is null and s.expires_at > $1) or (t.revoked_at is null and t.expires_at > $1))
        and ${within(scope, OWNERS, 2)} order by p.id`,
    [now, rolesThatMay(('permission' in scope && scope.permission) || 'answerCustomers'), ...scopeValues(scope)],
  )
}

/** Filters the customers who have a device of an active session. */
export async function listReached(executor: Executor, customerIds: readonly number[], now: Date): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select distinct p.customer_id as id from push_subscription p join customer_session s on s.id = p.customer_session
      where p.customer_id = any($1::int[]) and s.ended_at is null and s.expires_at > $2`,
    [customerIds, now],
  )
  return rows.map(({ id }) => id)
}

export async function forgetSubscriptions(executor: Executor, ids: readonly number[]): Promise<void> {
  await run(executor, 'delete from push_subscription where id = any($1::int[])', [ids])
}

/** Deletes the device of an ended session: a customer's by its id, a staff member's by the token's hash. */
export async function forgetSession(executor: Executor, sessionId: string): Promise<void> {
  const isCustomers = sessionId.includes('-')
  await run(executor, 'delete from push_subscription where customer_session = $1 or staff_session = $2', [
    isCustomers ? sessionId : null,
    isCustomers ? null : Buffer.from(sessionId, 'hex'),
  ])
}

/** Deletes devices of ended sessions, because a node may have missed the end. */
export async function forgetEnded(executor: Executor, now: Date): Promise<void> {
  await run(
    executor,
    `delete from push_subscription p where exists (
       select from customer_session s where s.id = p.customer_session and (s.ended_at is not null or s.expires_at <= $1))
       or exists (
       select from staff_token t where t.token_hash = p.staff_session and (t.revoked_at is not null or t.expires_at <= $1))`,
    [now],
  )
}
