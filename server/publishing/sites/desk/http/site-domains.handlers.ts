import { domainToUnicode } from 'node:url'
import type { siteDomainsEndpoints } from '@okolitsa/contracts/sites/site-domains.endpoints.ts'
import { isBareDomain, nameAtRegistrar, proofName, proofText } from '@okolitsa/domain/sites/own-domain.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { type DomainRow, listSites } from '../../store/site-domain.store.ts'
import { type ClaimDeps, checkDomain, claimDomain, domainsOf, releaseDomain } from '../../use-cases/claim-domain.ts'

const MAX_SITES = 50
const IPV4 = /^\d+(?:\.\d+){3}$/

export function siteDomainsHandlers(deps: ClaimDeps): Handlers<typeof siteDomainsEndpoints> {
  /** IP addresses for apex domains, which cannot be aliases; empty when DNS returns none. */
  const addressesFor = async (claims: readonly DomainRow[]): Promise<readonly string[]> => {
    if (!claims.some(({ host }) => isBareDomain(host))) return []
    try {
      return (await deps.names.namesOf(deps.target)).addresses.filter((address) => IPV4.test(address))
    } catch (error) {
      deps.onSilence(error)
      return []
    }
  }
  const presentAll = async (claims: readonly DomainRow[]) => {
    const addresses = await addressesFor(claims)
    return claims.map((claim) => presentDomain(claim, { host: deps.target, addresses }))
  }
  const present = async (claim: DomainRow) =>
    presentDomain(claim, { host: deps.target, addresses: await addressesFor([claim]) })
  return {
    listSites: async ({ scope }) => {
      const sites = await listSites(deps.database.executor, scope, MAX_SITES)
      return { items: sites.map((site) => ({ ...site, shownHosts: site.hosts.map(domainToUnicode) })) }
    },
    listDomains: async ({ params: { siteUuid }, scope }) => ({
      items: await presentAll(await domainsOf(deps, { siteUuid, scope })),
    }),
    claimDomain: async ({ params: { siteUuid }, body, scope, actor: { staffId } }) =>
      present(await claimDomain(deps, { kind: 'staff', staffId }, { siteUuid, scope }, body.host)),
    checkDomain: async ({ params: { siteUuid, host }, scope }) =>
      present(await checkDomain(deps, { siteUuid, scope }, host)),
    releaseDomain: async ({ params: { siteUuid, host }, scope, actor: { staffId } }) => ({
      items: await presentAll(await releaseDomain(deps, { kind: 'staff', staffId }, { siteUuid, scope }, host)),
    }),
  }
}

function presentDomain(
  { host, proof, state, reason, checkedAt, nextCheckAt }: DomainRow,
  target: { readonly host: string; readonly addresses: readonly string[] },
) {
  const isBare = isBareDomain(host)
  const record = <Type extends 'A' | 'CNAME' | 'TXT'>(type: Type, name: string, value: string) => {
    const shortName = nameAtRegistrar(name, host)
    // the proof's label starts with a character that domains do not have
    const shownName = shortName === '@' ? shortName : shortName.split('.').map(unicodeLabel).join('.')
    return { type, name, shortName, shownName, value }
  }
  const leading =
    isBare && target.addresses.length > 0
      ? target.addresses.map((address) => record('A', host, address))
      : [record('CNAME', host, target.host)]
  return {
    host,
    shownHost: domainToUnicode(host),
    isBare,
    state,
    reason,
    records: [...leading, record('TXT', proofName(host), proofText(proof))],
    checkedAt: checkedAt?.toISOString() ?? null,
    nextCheckAt: nextCheckAt?.toISOString() ?? null,
  }
}

const unicodeLabel = (label: string): string => (label.startsWith('xn--') ? domainToUnicode(label) : label)
