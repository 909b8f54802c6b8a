import { type Executor, run } from '../../../platform/db/client.ts'
import type { KeptAcceptance } from '../ports.ts'

/** Acceptances that are read of one seller, newest first. */
const MAX_ACCEPTANCES = 100

export const listAcceptances = (executor: Executor, organizationId: number): Promise<KeptAcceptance[]> =>
  run<KeptAcceptance>(
    executor,
    `select version, accepted_at as at, network,
       (select name from staff_person where staff_person.id = accepted_by) as who
       from offer_acceptance where organization_id = $1 order by version desc limit ${MAX_ACCEPTANCES}`,
    [organizationId],
  )

/** The latest acceptance of each seller before a moment. */
export async function listAcceptedBy(
  executor: Executor,
  organizationIds: readonly number[],
  before: Date,
): Promise<Map<number, { readonly version: number; readonly at: Date }>> {
  const rows = await run<{ organizationId: number; version: number; at: Date }>(
    executor,
    `select distinct on (organization_id) organization_id as "organizationId", version, accepted_at as at
       from offer_acceptance where organization_id = any($1::int[]) and accepted_at < $2
      order by organization_id, version desc`,
    [organizationIds, before],
  )
  return new Map(rows.map(({ organizationId, version, at }) => [organizationId, { version, at }]))
}

/** Keeps an acceptance; false = the version was accepted before. */
export async function insertAcceptance(
  tx: Executor,
  given: {
    readonly organizationId: number
    readonly version: number
    readonly by: number | null
    readonly at: Date
    readonly network: string | null
    readonly browser: string | null
  },
): Promise<boolean> {
  const rows = await run(
    tx,
    `insert into offer_acceptance (organization_id, version, accepted_by, accepted_at, network, browser)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning version`,
    [given.organizationId, given.version, given.by, given.at, given.network, given.browser],
  )
  return rows.length > 0
}

/** Accepts a version for all sellers that have accepted none of it. */
export async function acceptForAll(tx: Executor, version: number, at: Date): Promise<void> {
  await run(
    tx,
    `insert into offer_acceptance (organization_id, version, accepted_at)
     select id, $1, $2 from seller_card where type <> 'shop' on conflict do nothing`,
    [version, at],
  )
}

/**
 * Sellers whose sales are to be stopped (`lacks`) or resumed; `isOpen` = customers have seen the seller.
 * @param counted empty = no acceptance is required
 */
export const listStaleStops = (
  executor: Executor,
  counted: readonly number[],
): Promise<{ readonly id: number; readonly lacks: boolean; readonly isOpen: boolean }[]> =>
  run(
    executor,
    `select id, not lacks_contract as lacks, not is_hidden or suspended_at is not null as "isOpen" from organization
      where type <> 'shop' and is_enabled and terminated_at is null and lacks_contract is distinct from (cardinality($1::int[]) > 0 and not exists (
        select from offer_acceptance where organization_id = organization.id and version = any($1)))
      order by id`,
    [counted],
  )

/** Selling sellers that have not accepted a version, above an id. */
export const listWithout = async (
  executor: Executor,
  version: number,
  page: { readonly above: number; readonly most: number },
): Promise<number[]> => {
  const rows = await run<{ id: number }>(
    executor,
    `select id from organization
      where id > $2 and type <> 'shop' and is_enabled and terminated_at is null
        and (not is_hidden or suspended_at is not null) and not exists (
        select from offer_acceptance where organization_id = organization.id and version = $1)
      order by id limit $3`,
    [version, page.above, page.most],
  )
  return rows.map(({ id }) => id)
}
