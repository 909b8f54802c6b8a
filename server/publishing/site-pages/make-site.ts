import { covers, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { HOME_PATH } from '@okolitsa/domain/site-pages/page-path.ts'
import type { Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { isReservedSiteName } from '@okolitsa/domain/sites/site-name.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'
import { refuseMistakes } from '../../platform/refusal/field-mistakes.ts'
import type { SiteCommands } from '../sites/ports.ts'
import { firstPage } from './first-page.ts'
import { MAX_SITES } from './policy.ts'
import type { DeskPageRow, SitePageCommands } from './ports.ts'
import { countSites, findSellerFacts } from './store/seller-facts.store.ts'

export interface SiteToMake {
  readonly organizationId: number
  readonly mode: 'saas' | 'landing'
  readonly trade: Trade
  /** First part of the site's host name. */
  readonly name: string
  readonly isPublished: boolean
}
export interface MadeSite {
  readonly siteUuid: string
  readonly host: string
  readonly page: DeskPageRow
}

/**
 * Creates a whole site in the caller's transaction: a host under the shop's host, and a first page of known facts about
 * the seller, which is published if requested.
 */
export async function makeSite(
  deps: {
    readonly sites: Pick<SiteCommands, 'createSites'>
    readonly pages: SitePageCommands
    /** Host of the shop; sites are its subdomains. */
    readonly shopHost: string
  },
  tx: Executor,
  author: Author,
  scope: StaffScope,
  { organizationId, mode, trade, name, isPublished }: SiteToMake,
): Promise<MadeSite> {
  if (!covers(scope, { organizationId })) throw new Refusal('NOT_FOUND')
  const seller = await findSellerFacts(tx, organizationId)
  if (!seller) throw new Refusal('NOT_FOUND')
  refuseMistakes(isReservedSiteName(name) ? { host: 'taken' } : {})
  const host = `${name}.${deps.shopHost}`
  const site = { organizationId, mode, isConstructor: true, title: null, isPublished: true, hosts: [host] }
  // locks the seller, which serializes concurrent calls that count sites
  const [siteUuid = ''] = await deps.sites.createSites(tx, author, [site])
  if ((await countSites(tx, organizationId)) > MAX_SITES) throw new Refusal('TOO_MANY_SITES', { limit: MAX_SITES })
  const content = firstPage(trade, mode, seller)
  const page = await deps.pages.addPage(tx, author, scope, siteUuid, { path: HOME_PATH, content })
  return {
    siteUuid,
    host,
    page: isPublished ? await deps.pages.publishPage(tx, author, scope, page.id, { revision: page.revision }) : page,
  }
}
