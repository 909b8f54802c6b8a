import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { DomainReason, DomainState, DomainStep } from '@okolitsa/domain/sites/own-domain.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

export interface DomainRow {
  id: string
  siteUuid: string
  organizationId: number
  host: string
  proof: string
  state: DomainState
  reason: DomainReason | null
  tries: number
  failingSince: Date | null
  checkedAt: Date | null
  nextCheckAt: Date | null
  addedAt: Date
}

const DOMAIN = `site_domain.id, site_uuid as "siteUuid", organization_id as "organizationId", host, proof, state, reason,
  tries, failing_since as "failingSince", checked_at as "checkedAt", next_check_at as "nextCheckAt",
  added_at as "addedAt"`

/** Owner column: a site belongs to its seller only. */
const OWNERS = { organization: 'organization_id', customer: 'null' }

export interface SiteRow {
  siteUuid: string
  organizationId: number
  mode: 'saas' | 'landing'
  isConstructor: boolean
  title: string | null
  isPublished: boolean
  hasWidget: boolean
  hosts: string[]
}

export const listSites = (executor: Executor, scope: StaffScope, most: number): Promise<SiteRow[]> =>
  run<SiteRow>(
    executor,
    `select uuid as "siteUuid", organization_id as "organizationId", mode, is_constructor as "isConstructor", title,
       is_published as "isPublished",
       is_published and exists (
         select 1 from seller_card as organization where id = organization_id and type = 'farmer' and is_enabled and not is_hidden
       ) as "hasWidget",
       array(select host from site_host where site_uuid = uuid order by kind, host) as hosts
       from site where ${within(scope, OWNERS, 1)} order by organization_id, uuid limit $1`,
    [most, ...scopeValues(scope)],
  )

/** A site's seller; null = none in the scope. */
export async function sellerOfSite(executor: Executor, scope: StaffScope, siteUuid: string): Promise<number | null> {
  const [row] = await run<{ organizationId: number }>(
    executor,
    `select organization_id as "organizationId" from site
      where uuid = $1 and ${within(scope, OWNERS, 1)}`,
    [siteUuid, ...scopeValues(scope)],
  )
  return row?.organizationId ?? null
}

export const listDomains = (executor: Executor, siteUuid: string): Promise<DomainRow[]> =>
  run<DomainRow>(
    executor,
    `select ${DOMAIN} from site_domain join site on site.uuid = site_uuid where site_uuid = $1 order by added_at, host`,
    [siteUuid],
  )

/** Inserts a claim; returns null when the site has claimed the domain before. */
export async function insertDomain(
  tx: Executor,
  claim: Pick<DomainRow, 'siteUuid' | 'host' | 'proof'> & { now: Date },
): Promise<string | null> {
  const [row] = await run<{ id: string }>(
    tx,
    `insert into site_domain (site_uuid, host, proof, added_at, next_check_at) values ($1, $2, $3, $4, $4)
     on conflict (site_uuid, host) do nothing returning id`,
    [claim.siteUuid, claim.host, claim.proof, claim.now],
  )
  return row?.id ?? null
}

/** Locks the claim until the end of the transaction. */
export async function takeDomain(tx: Executor, id: string): Promise<DomainRow | null> {
  const [row] = await run<DomainRow>(
    tx,
    `select ${DOMAIN} from site_domain join site on site.uuid = site_uuid where site_domain.id = $1
        for update of site_domain`,
    [id],
  )
  return row ?? null
}

export async function updateDomain(tx: Executor, id: string, step: DomainStep & { checkedAt: Date }): Promise<void> {
  await run(
    tx,
    `update site_domain set state = $2, reason = $3, tries = $4, failing_since = $5, next_check_at = $6, checked_at = $7
      where id = $1`,
    [id, step.state, step.reason, step.tries, step.failingSince, step.nextCheckAt, step.checkedAt],
  )
}

export async function deleteDomain(tx: Executor, id: string): Promise<void> {
  await run(tx, 'delete from site_domain where id = $1', [id])
}

/** Claims due for a check, with a lease, so that concurrent nodes get different claims. */
export const leaseDueDomains = (
  executor: Executor,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<{ id: string }[]> =>
  run<{ id: string }>(
    executor,
    `update site_domain set next_check_at = $2
      where id in (select id from site_domain where next_check_at <= $1 order by next_check_at limit $3
                      for update skip locked)
      returning id`,
    [now, until, most],
  )

/** The site of a host, locked until the end of the transaction; null = none. */
export async function takeHost(
  tx: Executor,
  host: string,
): Promise<{ siteUuid: string; kind: string; organizationId: number } | null> {
  // serializes claims on one host
  await run(tx, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`site-host:${host}`])
  const [row] = await run<{ siteUuid: string; kind: string; organizationId: number }>(
    tx,
    `select site_uuid as "siteUuid", kind, organization_id as "organizationId"
       from site_host join site on uuid = site_uuid where host = $1 for update of site_host`,
    [host],
  )
  return row ?? null
}

export async function endOtherClaims(tx: Executor, { host, id }: Pick<DomainRow, 'host' | 'id'>): Promise<void> {
  await run(
    tx,
    `update site_domain set state = 'failed', reason = 'takenOver', next_check_at = null
      where host = $1 and id <> $2 and state in ('verified', 'certified')`,
    [host, id],
  )
}
