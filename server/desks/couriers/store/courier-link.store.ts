import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { MissedReason } from '@okolitsa/domain/couriers/courier-link.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

/** A link that works, with whose it is. */
export interface LinkRow {
  id: string
  organizationId: number
  staffId: number
  courierName: string
  day: IsoDate
  timeZone: string
  sellerTitle: string
  sellerPhone: string | null
  /** Handed over to whoever has it. */
  taken: Kopecks
}

const OWNERS = { organization: 'courier_link.organization_id', customer: 'null' }
/** Links that ended so long ago are forgotten, and with them the names of couriers. */
const KEPT_DAYS = 30

/** By its hash; null = unknown, ended, taken back, or made by somebody who works there no more. */
export async function findLink(executor: Executor, tokenHash: Buffer, now: Date): Promise<LinkRow | null> {
  const [row] = await run<LinkRow>(
    executor,
    `select courier_link.id, courier_link.organization_id as "organizationId", courier_link.staff_id as "staffId",
       courier_name as "courierName", day, organization.time_zone as "timeZone", seller_voice.title as "sellerTitle",
       organization.phone as "sellerPhone",
       (select coalesce(sum(cash), 0)::int from courier_visit where courier_link_id = courier_link.id) as taken
       from courier_link
       join organization on organization.id = courier_link.organization_id
       join seller_voice on seller_voice.organization_id = courier_link.organization_id
       join staff_account on staff_account.id = courier_link.staff_id and staff_account.is_active
      where token_hash = $1 and ends_at > $2 and revoked_at is null
        and (staff_account.is_administrator or exists (
          select from staff_membership where staff_membership.staff_id = courier_link.staff_id
            and staff_membership.organization_id = courier_link.organization_id and ended_at is null))`,
    [tokenHash, now],
  )
  return row ?? null
}

/** Links of a day that work. */
export function listLinks(
  executor: Executor,
  scope: StaffScope,
  asked: { readonly organizationId: number; readonly day: IsoDate; readonly now: Date; readonly most: number },
): Promise<{ id: string; courierName: string; endsAt: Date }[]> {
  return run<{ id: string; courierName: string; endsAt: Date }>(
    executor,
    `select id, courier_name as "courierName", ends_at as "endsAt" from courier_link
      where organization_id = $1 and day = $2 and ends_at > $3 and revoked_at is null and ${within(scope, OWNERS, 4)}
      order by created_at, id limit $4`,
    [asked.organizationId, asked.day, asked.now, asked.most, ...scopeValues(scope)],
  )
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

/** Takes a link within the scope back; null = there is none, or it was taken back. Answers whose and for which day it was. */
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

/** Writes what came of going to an address; handed over is said once. */
export async function insertVisit(
  executor: Executor,
  visit: {
    readonly orderId: number
    readonly linkId: string
    readonly outcome: MissedReason | 'delivered'
    readonly cash: Kopecks
    readonly at: Date
  },
): Promise<void> {
  await run(
    executor,
    `insert into courier_visit (order_id, courier_link_id, outcome, cash, at) values ($1, $2, $3, $4, $5)
     on conflict (order_id) where outcome = 'delivered' do nothing`,
    [visit.orderId, visit.linkId, visit.outcome, visit.cash, visit.at],
  )
}
