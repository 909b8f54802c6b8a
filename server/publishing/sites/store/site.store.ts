import type { SellerType } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { HostKind, SiteFields } from '@okolitsa/domain/sites/site-fields.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { SiteOfSeller } from '../ports.ts'

/** Owner column: a site belongs to its seller only. */
const OWNERS = { organization: 'organization_id', customer: 'null' }

export interface HostRow {
  host: string
  siteUuid: string
  mode: 'saas' | 'landing'
  organizationId: number
  sellerType: SellerType
  isConstructor: boolean
  title: string
  theme: SiteTheme | null
  isOpen: boolean
  isHidden: boolean
  isSuspended: boolean
  isFormer: boolean
  awaitsApproval: boolean
}

/** Hosts of all sites, or of the given ones. */
export const listHosts = (executor: Executor, siteUuids: readonly string[] | null): Promise<HostRow[]> =>
  run<HostRow>(
    executor,
    `select host, uuid as "siteUuid", mode, organization_id as "organizationId", type as "sellerType",
       is_constructor as "isConstructor", coalesce(site.title, organization.title) as title, theme,
       is_published and is_enabled as "isOpen",
       -- the marketplace hides a seller until it is approved; its own site is open when the bank has confirmed the
       -- company
       is_hidden and not coalesce(application ->> 'state' <> 'approved' and application ->> 'provedBy' = 'bank', false) as "isHidden",
       suspended_at is not null as "isSuspended", -1 = any(unsold) as "isFormer",
       coalesce(application ->> 'state' <> 'approved', false) as "awaitsApproval"
       from site_host join site on uuid = site_uuid join seller_card as organization on organization.id = organization_id
       join seller_terms on seller_terms.id = organization_id
      where $1::uuid[] is null or uuid = any($1)
      order by kind, host`,
    [siteUuids],
  )

/** UUIDs of a seller's sites. */
export async function listSitesOf(executor: Executor, organizationId: number): Promise<string[]> {
  const rows = await run<{ uuid: string }>(executor, 'select uuid from site where organization_id = $1 order by uuid', [
    organizationId,
  ])
  return rows.map(({ uuid }) => uuid)
}

export async function insertSite(tx: Executor, site: SiteFields, theme: SiteTheme | null): Promise<string> {
  const [row] = await run<{ uuid: string }>(
    tx,
    `insert into site (organization_id, mode, is_constructor, title, is_published, theme)
     values ($1, $2, $3, $4, $5, $6) returning uuid`,
    [site.organizationId, site.mode, site.isConstructor, site.title, site.isPublished, theme && JSON.stringify(theme)],
  )
  if (!row) throw new Error('a site was not written')
  return row.uuid
}

/** The site of this seller, locked until the end of the transaction; null = none. */
export async function takeSite(tx: Executor, { siteUuid, organizationId }: SiteOfSeller): Promise<SiteFields | null> {
  const [row] = await run<SiteFields>(
    tx,
    `select mode, organization_id as "organizationId", is_constructor as "isConstructor", title,
       is_published as "isPublished"
       from site where uuid = $1 and organization_id = $2 for update`,
    [siteUuid, organizationId],
  )
  return row ?? null
}

export async function updateSite(
  tx: Executor,
  siteUuid: string,
  { title, isPublished }: Pick<SiteFields, 'title' | 'isPublished'>,
): Promise<void> {
  await run(tx, 'update site set title = $2, is_published = $3 where uuid = $1', [siteUuid, title, isPublished])
}

/** Theme of a site; undefined = no such site in the scope. */
export async function findTheme(
  executor: Executor,
  scope: StaffScope,
  siteUuid: string,
): Promise<{ organizationId: number; theme: SiteTheme | null } | undefined> {
  const [row] = await run<{ organizationId: number; theme: SiteTheme | null }>(
    executor,
    `select organization_id as "organizationId", theme from site where uuid = $1 and ${within(scope, OWNERS, 1)}`,
    [siteUuid, ...scopeValues(scope)],
  )
  return row
}

export async function updateTheme(tx: Executor, siteUuid: string, theme: SiteTheme): Promise<void> {
  await run(tx, 'update site set theme = $2 where uuid = $1', [siteUuid, JSON.stringify(theme)])
}

/** Deletes a site, frees its hosts, and records that they had a site. */
export async function deleteSite(tx: Executor, siteUuid: string): Promise<void> {
  await run(
    tx,
    `insert into gone_host (host) select host from site_host where site_uuid = $1
     on conflict (host) do update set gone_at = excluded.gone_at`,
    [siteUuid],
  )
  await run(tx, 'delete from site where uuid = $1', [siteUuid])
}

/** Hosts of removed sites: all of them, or those among the given hosts. */
export const listGoneHosts = (executor: Executor, hosts: readonly string[] | null): Promise<{ host: string }[]> =>
  run<{ host: string }>(executor, 'select host from gone_host where $1::text[] is null or host = any($1)', [hosts])

export interface NewHost {
  readonly name: string
  readonly siteUuid: string
  readonly kind: HostKind
}

export async function insertHost(tx: Executor, { name, siteUuid, kind }: NewHost): Promise<void> {
  await run(tx, 'insert into site_host (host, site_uuid, kind) values ($1, $2, $3)', [name, siteUuid, kind])
  await run(tx, 'delete from gone_host where host = $1', [name])
}

/** Removes a host of this site; returns its kind, null = no such host. */
export async function deleteHost(
  tx: Executor,
  { siteUuid, name }: Pick<NewHost, 'siteUuid' | 'name'>,
): Promise<{ kind: string } | null> {
  const [row] = await run<{ kind: string }>(
    tx,
    'delete from site_host where host = $1 and site_uuid = $2 returning kind',
    [name, siteUuid],
  )
  return row ?? null
}
