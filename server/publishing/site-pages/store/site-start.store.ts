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
}

const OWNERS = { organization: 'organization.id', customer: 'null' }

/** Facts for the start of a site; null = no such seller in the scope. */
export async function findSiteStart(
  executor: Executor,
  scope: StaffScope,
  organizationId: number,
): Promise<SiteStartRow | null> {
  const [row] = await run<SiteStartRow>(
    executor,
    `select organization.id as "organizationId", title, slug, type, tax_system as "taxSystem", tin, ien,
       legal_name as "legalName", legal_address as "legalAddress",
       application ->> 'trade' as named
       from seller_card as organization join seller_terms on seller_terms.id = organization.id
      where organization.id = $1 and ${within(scope, OWNERS, 1)}`,
    [organizationId, ...scopeValues(scope)],
  )
  return row ?? null
}

export async function takenHosts(executor: Executor, hosts: readonly string[]): Promise<Set<string>> {
  const rows = await run<{ host: string }>(executor, 'select host from site_host where host = any($1)', [hosts])
  return new Set(rows.map(({ host }) => host))
}
