import type { AskedTermination } from '@okolitsa/domain/sellers/termination.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { SellerTermination, TerminationMessage } from '../suspension-ports.ts'

/** Stores an approved end of a contract; false = one is stored already. */
export async function insertTermination(
  tx: Executor,
  organizationId: number,
  { reason, message, endsOn }: AskedTermination,
  now: Date,
): Promise<boolean> {
  const rows = await run(
    tx,
    `insert into seller_termination (organization_id, reason, message, ends_on, approved_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing returning 1 as one`,
    [organizationId, reason, message, endsOn, now],
  )
  return rows.length > 0
}

/** Ends the contract with a locked seller, and its suspension without a message; false = it has ended already. */
export async function endContract(tx: Executor, organizationId: number, now: Date): Promise<boolean> {
  const rows = await run(
    tx,
    `with done as (
       update seller_termination set done_at = $2 where organization_id = $1 and done_at is null returning organization_id
     ), resumed as (
       update seller_suspension set ended_at = $2, begin_told_at = coalesce(begin_told_at, $2), end_told_at = $2
        where organization_id in (select organization_id from done) and ended_at is null)
     update organization set terminated_at = $2, suspended_at = coalesce(suspended_at, $2), is_hidden = true
       from done where organization.id = done.organization_id returning organization.id`,
    [organizationId, now],
  )
  return rows.length > 0
}

/** Sellers whose contract ends now, by the day in their time zone. */
export async function listDueTerminations(executor: Executor, now: Date): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select organization_id as id from seller_termination join organization on organization.id = organization_id
      where done_at is null and ends_on <= ($1::timestamptz at time zone time_zone)::date order by organization_id`,
    [now],
  )
  return rows.map(({ id }) => id)
}

/** The approved end of the contract; null = none. */
export async function findTermination(executor: Executor, organizationId: number): Promise<SellerTermination | null> {
  const [row] = await run<SellerTermination>(
    executor,
    `select reason, message, ends_on as "endsOn", done_at as "doneAt" from seller_termination where organization_id = $1`,
    [organizationId],
  )
  return row ?? null
}

/** Claims the message to a seller about the end of the contract; null = already claimed. */
export async function takeTerminationMessage(
  executor: Executor,
  organizationId: number,
  now: Date,
): Promise<TerminationMessage | null> {
  const [row] = await run<TerminationMessage>(
    executor,
    `update seller_termination as told set told_at = $2 from organization
      where organization.id = told.organization_id and told.organization_id = $1 and told_at is null
     returning told.message, told.ends_on as "endsOn", organization.phone`,
    [organizationId, now],
  )
  return row ?? null
}

/** Makes a message pending again after it was definitely not sent. */
export async function giveTerminationMessageBack(executor: Executor, organizationId: number): Promise<void> {
  await run(executor, 'update seller_termination set told_at = null where organization_id = $1', [organizationId])
}
