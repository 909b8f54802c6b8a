import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { MissedReason } from '@okolitsa/domain/couriers/courier-link.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

/** An active link with its seller. */
export interface LinkRow {
  id: string
  organizationId: number
  staffId: number
  courierName: string
  day: IsoDate
  timeZone: string
  sellerTitle: string
  sellerPhone: string | null
  latitude: number
  longitude: number
  /** Amount of cash that the courier received. */
  taken: Kopecks
}

const OWNERS = { organization: 'courier_link.organization_id', customer: 'null' }
/** Retention of ended links with couriers' names, days. */
const KEPT_DAYS = 30

/** The link with this hash; null = unknown, ended, revoked, or created by a former staff member. */
export async function findLink(executor: Executor, tokenHash: Buffer, now: Date): Promise<LinkRow | null> {
  const [row] = await run<LinkRow>(
    executor,
    `select courier_link.id, courier_link.organization_id as "organizationId", courier_link.staff_id as "staffId",
       courier_name as "courierName", day, organization.time_zone as "timeZone", organization.voice as "sellerTitle",
       organization.phone as "sellerPhone", organization.latitude, organization.longitude,
       (select coalesce(sum(cash), 0)::int from courier_visit where courier_link_id = courier_link.id) as taken
       from courier_link
       join seller_card as organization on organization.id = courier_link.organization_id
       join staff_person as staff_account on staff_account.id = courier_link.staff_id and staff_account.is_active
      where token_hash = $1 and ends_at > $2 and revoked_at is null
        and courier_link.organization_id = any(staff_account.organization_ids)`,
    [tokenHash, now],
  )
  return row ?? null
}

/** Number of active links of a day. */
export async function countLinks(
  executor: Executor,
  scope: StaffScope,
  asked: { readonly organizationId: number; readonly day: IsoDate; readonly now: Date },
): Promise<number> {
  const [row] = await run<{ links: number }>(
    executor,
    `select count(*)::int as links from courier_link
      where organization_id = $1 and day = $2 and ends_at > $3 and revoked_at is null and ${within(scope, OWNERS, 3)}`,
    [asked.organizationId, asked.day, asked.now, ...scopeValues(scope)],
  )
  return row?.links ?? 0
}

export async function insertLink(
  tx: Executor,
  values: {
    readonly organizationId: number
    readonly staffId: number
    readonly tokenHash: Buffer
    readonly courierName: string
    readonly day: IsoDate
    readonly endsAt: Date
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    `with forgotten as (
       delete from courier_link where organization_id = $1 and ends_at < $7::timestamptz - interval '${KEPT_DAYS} days')
     insert into courier_link (organization_id, staff_id, token_hash, courier_name, day, ends_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7::timestamptz)`,
    [
      values.organizationId,
      values.staffId,
      values.tokenHash,
      values.courierName,
      values.day,
      values.endsAt,
      values.now,
    ],
  )
}

/** Revokes a link and returns its seller and day; null = none in the scope, or revoked already. */
export async function revokeLink(
  executor: Executor,
  scope: StaffScope,
  id: string,
  now: Date,
): Promise<{ organizationId: number; day: IsoDate } | null> {
  const [row] = await run<{ organizationId: number; day: IsoDate }>(
    executor,
    `update courier_link set revoked_at = coalesce(revoked_at, $2) where id = $1 and ${within(scope, OWNERS, 2)}
     returning organization_id as "organizationId", day`,
    [id, now, ...scopeValues(scope)],
  )
  return row ?? null
}

/**
 * Records a visit. An order is delivered once, and a repeated call adds no visit. False = the call's key belongs to a
 * visit of another order.
 */
export async function insertVisit(
  executor: Executor,
  visit: {
    readonly orderId: number
    readonly linkId: string
    readonly outcome: MissedReason | 'delivered'
    readonly cash: Kopecks
    readonly at: Date
    readonly press: string | null
  },
): Promise<boolean> {
  // one statement, which compares an earlier visit of the same key with this order
  const [row] = await run<{ isOwn: boolean }>(
    executor,
    `with written as (
       insert into courier_visit (order_id, courier_link_id, outcome, cash, at, press) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing)
     select not exists (select from courier_visit where press = $6 and order_id <> $1) as "isOwn"`,
    [visit.orderId, visit.linkId, visit.outcome, visit.cash, visit.at, visit.press],
  )
  return row?.isOwn ?? false
}
