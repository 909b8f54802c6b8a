import type { SellerState } from '@okolitsa/domain/sellers/seller-state.ts'
import type { SuspensionReason } from '@okolitsa/domain/sellers/suspension.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { stateSql } from '../seller-state-sql.ts'
import type { SellerSuspension, SuspensionMessage } from '../suspension-ports.ts'

/** The state of a locked seller; null = no such seller, or the shop itself. */
export async function findSellerState(
  tx: Executor,
  organizationId: number,
  now: Date,
): Promise<{ readonly state: SellerState; readonly timeZone: string } | null> {
  const [row] = await run<{ state: SellerState; timeZone: string }>(
    tx,
    `select ${stateSql('$2')} as state, time_zone as "timeZone"
       from organization left join seller_application as application on application.organization_id = organization.id
      where organization.id = $1 and type <> 'shop'`,
    [organizationId, now],
  )
  return row ?? null
}

/** Marks a locked seller as suspended, or as selling again; a suspended seller is hidden. */
export async function saveSuspendedAt(tx: Executor, organizationId: number, at: Date | null): Promise<void> {
  await run(tx, 'update organization set suspended_at = $2, is_hidden = $2::timestamptz is not null where id = $1', [
    organizationId,
    at,
  ])
}

export interface NewSuspension {
  readonly organizationId: number
  readonly reason: SuspensionReason
  readonly message: string
  readonly beganAt: Date
  readonly until: Date | null
}

export async function insertSuspension(tx: Executor, one: NewSuspension): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into seller_suspension (organization_id, reason, message, began_at, until)
     values ($1, $2, $3, $4, $5) returning id`,
    [one.organizationId, one.reason, one.message, one.beganAt, one.until],
  )
  return row?.id ?? 0
}

/** Ends the suspension in effect and returns its id; null = none. */
export async function endSuspension(tx: Executor, organizationId: number, now: Date): Promise<number | null> {
  const [row] = await run<{ id: number }>(
    tx,
    'update seller_suspension set ended_at = $2 where organization_id = $1 and ended_at is null returning id',
    [organizationId, now],
  )
  return row?.id ?? null
}

/** Sellers whose suspension ends by itself now. */
export async function listOverSuspensions(executor: Executor, now: Date): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select organization_id as id from seller_suspension where ended_at is null and until <= $1 order by organization_id`,
    [now],
  )
  return rows.map(({ id }) => id)
}

/** The end of the suspension in effect, of a locked seller; undefined = none. */
export async function findSuspensionEnd(tx: Executor, organizationId: number): Promise<Date | null | undefined> {
  const [row] = await run<{ until: Date | null }>(
    tx,
    'select until from seller_suspension where organization_id = $1 and ended_at is null',
    [organizationId],
  )
  return row?.until
}

/** The suspension in effect; null = none. */
export async function findSuspension(executor: Executor, organizationId: number): Promise<SellerSuspension | null> {
  const [row] = await run<SellerSuspension>(
    executor,
    `select organization_id as "organizationId", reason, message, began_at as "beganAt", until
       from seller_suspension where organization_id = $1 and ended_at is null`,
    [organizationId],
  )
  return row ?? null
}

/** Claims the pending message of a suspension; null = already claimed. An ended suspension has no first message. */
export async function takeSuspensionMessage(
  executor: Executor,
  id: number,
  now: Date,
): Promise<SuspensionMessage | null> {
  const [row] = await run<SuspensionMessage>(
    executor,
    `update seller_suspension as told set begin_told_at = coalesce(begin_told_at, $2),
       end_told_at = case when ended_at is not null then $2 end
      from organization
      where organization.id = told.organization_id and told.id = $1
        and case when ended_at is null then begin_told_at is null else end_told_at is null end
     returning told.organization_id as "organizationId",
       case when ended_at is null then 'suspended' else 'restored' end as kind, message, until,
       time_zone as "timeZone", phone`,
    [id, now],
  )
  return row ?? null
}

/** Makes a message pending again after it was definitely not sent. */
export async function giveSuspensionMessageBack(
  executor: Executor,
  id: number,
  kind: SuspensionMessage['kind'],
): Promise<void> {
  await run(
    executor,
    `update seller_suspension set end_told_at = null,
       begin_told_at = case when $2 = 'suspended' then null else begin_told_at end where id = $1`,
    [id, kind],
  )
}
