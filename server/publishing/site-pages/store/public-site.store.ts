import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

export interface PublicSiteRow {
  siteUuid: string
  organizationId: number
  title: string
  mode: 'saas' | 'landing'
  isConstructor: boolean
  hosts: string[]
  theme: SiteTheme | null
  legalName: string
  legalAddress: string
  tin: string
  ien: string
}

const OWNERS = { organization: 'site.organization_id', customer: 'null' }

/** The site in the scope; null = none, or not published. */
export async function findPublicSite(
  executor: Executor,
  scope: StaffScope,
  siteUuid: string,
): Promise<PublicSiteRow | null> {
  const [row] = await run<PublicSiteRow>(
    executor,
    `select uuid as "siteUuid", organization_id as "organizationId", coalesce(site.title, organization.title) as title,
       mode, is_constructor as "isConstructor",
       array(select host from site_host where site_uuid = uuid order by kind, host) as hosts, theme,
       legal_name as "legalName", legal_address as "legalAddress", tin, ien
       from site join seller_card as organization on organization.id = organization_id
      where uuid = $1 and is_published and ${within(scope, OWNERS, 1)}`,
    [siteUuid, ...scopeValues(scope)],
  )
  return row ?? null
}
