import type { siteDomainsEndpoints } from '@okolitsa/contracts/sites/site-domains.endpoints.ts'
import { proofName, proofText } from '@okolitsa/domain/sites/own-domain.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { type DomainRow, listSites } from '../store/site-domain.store.ts'
import { type ClaimDeps, checkDomain, claimDomain, domainsOf, releaseDomain } from '../use-cases/claim-domain.ts'

/** Sites shown at a desk. */
const MOST_SITES = 50

/** Handlers of the desk where a seller brings domains. */
export function siteDomainsHandlers(deps: ClaimDeps): Handlers<typeof siteDomainsEndpoints> {
  const present = (claim: DomainRow) => presentDomain(claim, deps.target)
  return {
    listSites: async ({ scope }) => ({ items: await listSites(deps.database.executor, scope, MOST_SITES) }),
    listDomains: async ({ params: { siteUuid }, scope }) => ({
      items: (await domainsOf(deps, { siteUuid, scope })).map(present),
    }),
    claimDomain: async ({ params: { siteUuid }, body, scope, actor: { staffId } }) =>
      present(await claimDomain(deps, { kind: 'staff', staffId }, { siteUuid, scope }, body.host)),
    checkDomain: async ({ params: { siteUuid, host }, scope }) =>
      present(await checkDomain(deps, { siteUuid, scope }, host)),
    releaseDomain: async ({ params: { siteUuid, host }, scope, actor: { staffId } }) => ({
      items: (await releaseDomain(deps, { kind: 'staff', staffId }, { siteUuid, scope }, host)).map(present),
    }),
  }
}

function presentDomain({ host, proof, state, reason, checkedAt, nextCheckAt }: DomainRow, target: string) {
  return {
    host,
    state,
    reason,
    records: [
      { type: 'CNAME' as const, name: host, value: target },
      { type: 'TXT' as const, name: proofName(host), value: proofText(proof) },
    ],
    checkedAt: checkedAt?.toISOString() ?? null,
    nextCheckAt: nextCheckAt?.toISOString() ?? null,
  }
}
