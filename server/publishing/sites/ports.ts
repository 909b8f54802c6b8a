import type { SiteMode } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { HostKind, SiteFields } from '@okolitsa/domain/sites/site-fields.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** What a host resolved to. */
export interface Site {
  /** Null = the marketplace. */
  readonly siteUuid: string | null
  readonly mode: SiteMode
  readonly organizationId: number | null
  readonly isConstructor: boolean
  /** False = its hosts say that it is not available: it is not published, or its seller does not trade. */
  readonly isOpen: boolean
  /** Its seller is shown to testers only. */
  readonly isHidden: boolean
}

/** Hosts of sellers and of the marketplace. */
export interface SitesService {
  /** `hostname` without a port, any case. */
  resolve(hostname: string): Site
}

/** A site of one seller: a site of somebody else is NOT_FOUND. */
export interface SiteOfSeller {
  readonly siteUuid: string
  readonly organizationId: number
}

export interface NewSite extends SiteFields {
  /** Names given by the shop. */
  readonly hosts: readonly string[]
}

/** Each runs in the caller's transaction and leaves an audit entry; a host that is in use is a mistake of its field. */
export interface SiteCommands {
  /** Answers the uuids, in the order of the sites. */
  createSites(tx: Executor, author: Author, sites: readonly NewSite[]): Promise<readonly string[]>
  changeSite(
    tx: Executor,
    author: Author,
    site: SiteOfSeller,
    change: Partial<Pick<SiteFields, 'title' | 'isPublished'>>,
  ): Promise<void>
  /** With its hosts: they are the marketplace's again, as every other one. */
  removeSite(tx: Executor, author: Author, site: SiteOfSeller): Promise<void>
  /** A name of ours leads to the site at once; a seller's own domain waits until it is shown to be theirs. */
  addHost(tx: Executor, author: Author, site: SiteOfSeller, host: { name: string; kind: HostKind }): Promise<void>
  removeHost(tx: Executor, author: Author, site: SiteOfSeller, name: string): Promise<void>
}
