import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { SellerProfile } from '@okolitsa/domain/sellers/seller-fields.ts'
import type { Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

export interface SiteStartRow
  extends Pick<SellerProfile, 'title' | 'slug' | 'type' | 'taxSystem' | 'tin' | 'ien' | 'legalName' | 'legalAddress'> {
  organizationId: number
  /** The trade chosen at registration; null = not stored. */
  named: Trade | null
  /** The root category with most of its products; null = none. */
  section: string | null
}

const OWNERS = { organization: 'organization.id', customer: 'null' }

/** Null = no such seller in the scope. */
export async function findSiteStart(
  executor: Executor,
  scope: StaffScope,
  organizationId: number,
): Promise<SiteStartRow | null> {
  const [row] = await run<SiteStartRow>(
    executor,
    `select organization.id as "organizationId", title, slug, type, tax_system as "taxSystem", tin, ien,
       legal_name as "legalName", legal_address as "legalAddress",
       (select trade from seller_application as application
         where application.organization_id = organization.id) as named,
       (select root.url_key from product_title as product join category on category.id = product.category_id
          join category as root on root.id = coalesce(category.parent_id, category.id)
         where product.organization_id = organization.id and product.enabled
         group by root.id, root.url_key order by count(*) desc, root.id limit 1) as section
       from seller_card as organization where organization.id = $1 and ${within(scope, OWNERS, 1)}`,
    [organizationId, ...scopeValues(scope)],
  )
  return row ?? null
}

export async function takenHosts(executor: Executor, hosts: readonly string[]): Promise<Set<string>> {
  const rows = await run<{ host: string }>(executor, 'select host from site_host where host = any($1)', [hosts])
  return new Set(rows.map(({ host }) => host))
}
