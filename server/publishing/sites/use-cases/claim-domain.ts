import { randomBytes } from 'node:crypto'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { asciiHost, MAX_DOMAINS, ownDomainMistake } from '@okolitsa/domain/sites/own-domain.ts'
import type { Author } from '../../../people/audit/ports.ts'
import { refuseOverLimit, saveTry, type TryLimit } from '../../../platform/limits/tries.ts'
import { deleteHost, takeSite } from '../store/site.store.ts'
import {
  type DomainRow,
  deleteDomain,
  insertDomain,
  listDomains,
  sellerOfSite,
  takeHost,
} from '../store/site-domain.store.ts'
import { type DomainDeps, lookAtDomain } from './look-at-domain.ts'

/** Maximum checks per site, because the DNS servers belong to others. */
const LOOKS: TryLimit = { kind: 'domain-look', most: 10, windowSeconds: 300 }
const PROOF_BYTES = 16

export interface ClaimDeps extends DomainDeps {
  readonly ours: readonly string[]
}
interface Asked {
  readonly siteUuid: string
  readonly scope: StaffScope
}

/** The seller of a site. Throws NOT_FOUND for another seller's site. */
async function sellerOf({ database }: ClaimDeps, { siteUuid, scope }: Asked): Promise<number> {
  const organizationId = await sellerOfSite(database.executor, scope, siteUuid)
  if (organizationId === null) throw new Refusal('NOT_FOUND')
  return organizationId
}

export async function domainsOf(deps: ClaimDeps, asked: Asked): Promise<DomainRow[]> {
  await sellerOf(deps, asked)
  return listDomains(deps.database.executor, asked.siteUuid)
}

const claimOf = async (deps: ClaimDeps, { siteUuid }: Asked, host: string): Promise<DomainRow> => {
  const claim = (await listDomains(deps.database.executor, siteUuid)).find((one) => one.host === host)
  if (!claim) throw new Refusal('NOT_FOUND')
  return claim
}

/** Claims a domain; a repeated call changes no data. */
export async function claimDomain(deps: ClaimDeps, author: Author, asked: Asked, text: string): Promise<DomainRow> {
  const { database, clock, audit, ours } = deps
  const organizationId = await sellerOf(deps, asked)
  const { siteUuid } = asked
  const host = asciiHost(text)
  const mistake = ownDomainMistake(host, ours)
  if (mistake) throw new Refusal('BAD_REQUEST', { errors: { host: mistake } })
  await database.inTransaction(async (tx) => {
    // the site is locked, so concurrent claims are counted one after another
    if (!(await takeSite(tx, { siteUuid, organizationId }))) throw new Refusal('NOT_FOUND')
    const known = await listDomains(tx, siteUuid)
    if (known.some((one) => one.host === host)) return
    if (known.length >= MAX_DOMAINS) throw new Refusal('TOO_MANY_DOMAINS', { limit: MAX_DOMAINS })
    const current = await takeHost(tx, host)
    if (current?.kind === 'ours') throw new Refusal('BAD_REQUEST', { errors: { host: 'taken' } })
    await insertDomain(tx, { siteUuid, host, proof: randomBytes(PROOF_BYTES).toString('hex'), now: clock() })
    await audit.record(tx, author, [
      {
        action: 'claimDomain',
        entity: 'site_domain',
        entityId: host,
        organizationId,
        before: null,
        after: { siteUuid },
      },
    ])
  })
  return claimOf(deps, asked, host)
}

/** Checks a domain immediately. */
export async function checkDomain(deps: ClaimDeps, asked: Asked, host: string): Promise<DomainRow> {
  await sellerOf(deps, asked)
  const { id } = await claimOf(deps, asked, host)
  await deps.database.inTransaction(async (tx) => {
    await refuseOverLimit(tx, LOOKS, asked.siteUuid, deps.clock())
    await saveTry(tx, LOOKS, asked.siteUuid, deps.clock())
  })
  await lookAtDomain(deps, id)
  return claimOf(deps, asked, host)
}

export async function releaseDomain(deps: ClaimDeps, author: Author, asked: Asked, host: string): Promise<DomainRow[]> {
  const { database, audit } = deps
  const organizationId = await sellerOf(deps, asked)
  const { siteUuid } = asked
  await database.inTransaction(async (tx) => {
    if (!(await takeSite(tx, { siteUuid, organizationId }))) throw new Refusal('NOT_FOUND')
    const claim = (await listDomains(tx, siteUuid)).find((one) => one.host === host)
    if (!claim) throw new Refusal('NOT_FOUND')
    const current = await takeHost(tx, host)
    if (current?.siteUuid === siteUuid && current.kind === 'own') await deleteHost(tx, { siteUuid, name: host })
    await deleteDomain(tx, claim.id)
    const before = { siteUuid, state: claim.state }
    await audit.record(tx, author, [
      { action: 'releaseDomain', entity: 'site_domain', entityId: host, organizationId, before, after: null },
    ])
  })
  return listDomains(database.executor, siteUuid)
}
