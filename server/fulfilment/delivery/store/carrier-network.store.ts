import type { CarrierTown } from '@okolitsa/domain/delivery/carrier-town.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { CarrierTerm } from '../carrier-network.ts'
import { MAX_CARRIER_TERMS, MAX_CARRIER_TOWNS } from '../policy.ts'

export async function listCarrierTowns(executor: Executor): Promise<CarrierTown[]> {
  const rows = await run<Omit<CarrierTown, 'coords'> & { latitude: number; longitude: number }>(
    executor,
    `select code, city, region, latitude, longitude, offices, lockers from carrier_point_town
      order by offices + lockers desc, code limit $1`,
    [MAX_CARRIER_TOWNS],
  )
  return rows.map(({ latitude, longitude, ...town }) => ({ ...town, coords: { latitude, longitude } }))
}

export const listCarrierTerms = (executor: Executor): Promise<CarrierTerm[]> =>
  run<CarrierTerm>(
    executor,
    `select organization_id as "organizationId", town_code as "townCode", days from carrier_term
      order by learned_at desc limit $1`,
    [MAX_CARRIER_TERMS],
  )

export async function hasCarrierTowns(executor: Executor): Promise<boolean> {
  const [row] = await run<{ isThere: boolean }>(executor, 'select exists (select from carrier_point_town) as "isThere"')
  return row?.isThere ?? false
}

/** Replaces the list of towns and notifies all nodes. */
export async function replaceCarrierTowns(tx: Executor, towns: readonly CarrierTown[]): Promise<void> {
  await run(tx, 'delete from carrier_point_town where code <> all($1::int[])', [towns.map(({ code }) => code)])
  await run(
    tx,
    `insert into carrier_point_town as known (code, city, region, latitude, longitude, offices, lockers)
     select code, city, region, latitude, longitude, offices, lockers
       from jsonb_to_recordset($1::jsonb) as town (code int, city text, region text, latitude double precision,
         longitude double precision, offices int, lockers int)
     on conflict (code) do update set city = excluded.city, region = excluded.region, latitude = excluded.latitude,
       longitude = excluded.longitude, offices = excluded.offices, lockers = excluded.lockers`,
    [JSON.stringify(towns.map(({ coords, ...town }) => ({ ...town, ...coords })))],
  )
  await publishNetworkChanged(tx)
}

/** Stores a learned transport time. */
export async function learnCarrierTerm(
  executor: Executor,
  { organizationId, townCode, days }: CarrierTerm,
  at: Date,
): Promise<void> {
  await run(
    executor,
    `insert into carrier_term as known (organization_id, town_code, days, learned_at)
     values ($1, $2, $3, $4)
     on conflict (organization_id, town_code) do update set days = excluded.days, learned_at = excluded.learned_at
       where known.days is distinct from excluded.days`,
    [organizationId, townCode, days, at],
  )
}

/** Deletes transport times learned before a moment, since carriers change. */
export async function forgetCarrierTerms(tx: Executor, before: Date): Promise<void> {
  await run(tx, 'delete from carrier_term where learned_at < $1', [before])
}

/** Invalidates the network on all nodes. */
async function publishNetworkChanged(executor: Executor): Promise<void> {
  await run(executor, `select pg_notify('carrier_network_changed', '')`)
}

/** Invalidates the network on all nodes, once for all times learned since a moment. */
export async function publishLearnedSince(executor: Executor, since: Date): Promise<void> {
  await run(
    executor,
    `select pg_notify('carrier_network_changed', '') where exists (select from carrier_term where learned_at >= $1)`,
    [since],
  )
}
