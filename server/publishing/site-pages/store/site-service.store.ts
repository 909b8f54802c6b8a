import type { SiteServiceFacts } from '@okolitsa/domain/site-pages/site-facts.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Sets the services of a site from its pages: existing services keep their ids, missing ones are withdrawn. */
export async function saveServices(
  tx: Executor,
  siteUuid: string,
  services: readonly SiteServiceFacts[],
): Promise<void> {
  await run(
    tx,
    `insert into site_service (site_uuid, item_key, title, description, price, picture, position, is_shown)
     select $1::uuid, key, title, text, price, picture, place::int, true
       from rows from (jsonb_to_recordset($2::jsonb)
         as (key text, title text, text text, price text, picture text)) with ordinality
         as offered (key, title, text, price, picture, place)
     on conflict (site_uuid, item_key) do update
       set title = excluded.title, description = excluded.description, price = excluded.price,
         picture = excluded.picture, position = excluded.position, is_shown = true`,
    [siteUuid, JSON.stringify(services)],
  )
  await run(
    tx,
    'update site_service set is_shown = false where site_uuid = $1 and is_shown and not item_key = any($2::text[])',
    [siteUuid, services.map(({ key }) => key)],
  )
}
