import type { SiteMode } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { NewSite } from '../publishing/sites/ports.ts'

/** A seller's own shop as input of the commands. */
export const shopSite = (organizationId: number, host: string): NewSite => ({
  organizationId,
  mode: 'saas',
  isConstructor: false,
  title: null,
  isPublished: true,
  hosts: [host],
})

/** Inserts sites of sellers directly, for tests that need them before the shop starts. */
export async function writeSites(
  database: { query(text: string, values: unknown[]): Promise<unknown> },
  ...sites: { host: string; organizationId: number; mode?: Exclude<SiteMode, 'default'>; isConstructor?: boolean }[]
): Promise<void> {
  await database.query(
    `with asked as (
       select gen_random_uuid() as uuid, * from jsonb_to_recordset($1::jsonb)
         as asked(host text, "organizationId" integer, mode text, "isConstructor" boolean)
     ), made as (
       insert into site (uuid, organization_id, mode, is_constructor)
       select uuid, "organizationId", coalesce(mode, 'saas'), coalesce("isConstructor", false) from asked
     )
     insert into site_host (host, site_uuid, kind) select host, uuid, 'ours' from asked`,
    [JSON.stringify(sites)],
  )
}
