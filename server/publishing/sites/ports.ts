import type { SellerType, SiteMode } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { SiteFields } from '@okolitsa/domain/sites/site-fields.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

export interface Site {
  /** Id of the site; null = the marketplace. */
  readonly siteUuid: string | null
  readonly mode: SiteMode
  readonly organizationId: number | null
  /** Type of the seller; null = the marketplace. */
  readonly sellerType: SellerType | null
  readonly isConstructor: boolean
  /** Title of the site; null = the marketplace. */
  readonly title: string | null
  /** Theme of the site; null = the marketplace's theme. */
  readonly theme: SiteTheme | null
  /** False = the site is not published or its seller is closed, and its hosts say so. */
  readonly isOpen: boolean
  /** True = the seller is visible to testers only. */
  readonly isHidden: boolean
  /** True = the market has suspended the seller; the site says so. */
  readonly isSuspended: boolean
  /** True = the market has ended the contract with the seller; the site says so. */
  readonly isFormer: boolean
  /** True = the seller's application is not approved yet. */
  readonly awaitsApproval: boolean
  readonly isGone?: true
}

export interface SitesService {
  /** Resolves a host name without a port, in any case. */
  resolve(hostname: string): Site
  /** A site with its primary host; null = none, or unknown. */
  siteOf(siteUuid: string): (Site & { readonly host: string }) | null
  /** Reads a site now, after the commit, without waiting for the database's notification. */
  readNow(siteUuid: string): Promise<void>
  /** False = a change is not read yet, so the data is outdated. */
  isCurrent(): boolean
  /** Certificate of a seller's own domain (PEM); null = none. */
  certificateOf(host: string): Promise<{ readonly chain: string; readonly key: string } | null>
}

/** A site of one seller; with another seller's site a command refuses NOT_FOUND. */
export interface SiteOfSeller {
  readonly siteUuid: string
  readonly organizationId: number
}

export interface NewSite extends SiteFields {
  readonly hosts: readonly string[]
  /** Theme of the site; absent = the marketplace's theme. */
  readonly theme?: SiteTheme
}

/**
 * Commands of sites. Each runs in the caller's transaction and writes an audit entry; a taken host is a mistake of its
 * field.
 */
export interface SiteCommands {
  /** Creates sites. Returns their uuids, in the order of the sites. */
  createSites(tx: Executor, author: Author, sites: readonly NewSite[]): Promise<readonly string[]>
  changeSite(
    tx: Executor,
    author: Author,
    site: SiteOfSeller,
    change: Partial<Pick<SiteFields, 'title' | 'isPublished'>>,
  ): Promise<void>
  /** Sets the appearance of a site. */
  changeTheme(tx: Executor, author: Author, site: SiteOfSeller, theme: SiteTheme): Promise<void>
  /**
   * Removes a site with its pages and domains. Its hosts then answer that there is no site, until another site takes
   * them.
   */
  removeSite(tx: Executor, author: Author, site: SiteOfSeller): Promise<void>
  /** UUIDs of the sites of a seller. */
  listSitesOf(executor: Executor, organizationId: number): Promise<readonly string[]>
  /** Adds a host. A subdomain of the shop works immediately; a seller's own domain is claimed. */
  addHost(tx: Executor, author: Author, site: SiteOfSeller, name: string): Promise<void>
  removeHost(tx: Executor, author: Author, site: SiteOfSeller, name: string): Promise<void>
}

export interface DomainName {
  readonly aliases: readonly string[]
  readonly addresses: readonly string[]
}

/** DNS queries. Both return an empty result for an absent name, and throw when there is no answer. */
export interface NameService {
  textsOf(name: string): Promise<readonly string[]>
  namesOf(name: string): Promise<DomainName>
}

export interface CertificateOrder {
  readonly host: string
  /** Private key as PEM, from `newAccountKey`. */
  readonly accountKey: string
  /** Publishes the answer, which the authority requests at `/.well-known/acme-challenge/{token}` of the host. */
  show(token: string, answer: string): Promise<void>
  hide(token: string): Promise<void>
}

export interface CertificateAuthority {
  /** The authority's directory URL, which identifies it. */
  readonly directory: string
  newAccountKey(): string
  /** Issues a certificate. Throws CertificateRefused on a refusal; other failures are transient. */
  issue(order: CertificateOrder): Promise<{ readonly chain: string; readonly key: string; readonly expiresAt: Date }>
}

export class CertificateRefused extends Error {
  /** The authority's error type. */
  readonly kind: string | null
  constructor(reason: string, kind: string | null) {
    super(reason)
    this.name = 'CertificateRefused'
    this.kind = kind
  }
}
