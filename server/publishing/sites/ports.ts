import type { SellerType, SiteMode } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { SiteFields } from '@okolitsa/domain/sites/site-fields.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

export interface Site {
  /** Null = the marketplace. */
  readonly siteUuid: string | null
  readonly mode: SiteMode
  readonly organizationId: number | null
  /** Null = the marketplace. */
  readonly sellerType: SellerType | null
  readonly isConstructor: boolean
  /** Its title; null = the marketplace. */
  readonly title: string | null
  /** Null = the marketplace's appearance. */
  readonly theme: SiteTheme | null
  /** False = not published, or its seller is closed; its hosts say so. */
  readonly isOpen: boolean
  /** Its seller is visible to testers only. */
  readonly isHidden: boolean
  /** Its seller's application is not approved yet. */
  readonly awaitsApproval: boolean
  readonly isGone?: true
}

export interface SitesService {
  /** `hostname` without a port, any case. */
  resolve(hostname: string): Site
  /** A site with its primary host; null = none, or unknown. */
  siteOf(siteUuid: string): (Site & { readonly host: string }) | null
  /** Reads a site now, after the commit, without waiting for the database's notification. */
  readNow(siteUuid: string): Promise<void>
  /** False = a change is not read yet, so data is outdated. */
  isCurrent(): boolean
  /** Certificate of a seller's own domain (PEM); null = none. */
  certificateOf(host: string): Promise<{ readonly chain: string; readonly key: string } | null>
}

/** A site of one seller: that of another is NOT_FOUND. */
export interface SiteOfSeller {
  readonly siteUuid: string
  readonly organizationId: number
}

export interface NewSite extends SiteFields {
  readonly hosts: readonly string[]
  /** Absent = the marketplace's appearance. */
  readonly theme?: SiteTheme
}

/** Each command runs in the caller's transaction and writes an audit entry; a taken host is a mistake of its field. */
export interface SiteCommands {
  /** Returns the uuids, in the order of the sites. */
  createSites(tx: Executor, author: Author, sites: readonly NewSite[]): Promise<readonly string[]>
  changeSite(
    tx: Executor,
    author: Author,
    site: SiteOfSeller,
    change: Partial<Pick<SiteFields, 'title' | 'isPublished'>>,
  ): Promise<void>
  /** Sets the appearance of a site. */
  changeTheme(tx: Executor, author: Author, site: SiteOfSeller, theme: SiteTheme): Promise<void>
  /** Removes it with its pages and domains; its hosts then answer that there is no site, until another takes them. */
  removeSite(tx: Executor, author: Author, site: SiteOfSeller): Promise<void>
  /** UUIDs of the sites of a seller. */
  listSitesOf(executor: Executor, organizationId: number): Promise<readonly string[]>
  /** A name of ours works at once; sellers' own domains are claimed. */
  addHost(tx: Executor, author: Author, site: SiteOfSeller, name: string): Promise<void>
  removeHost(tx: Executor, author: Author, site: SiteOfSeller, name: string): Promise<void>
}

export interface DomainName {
  readonly aliases: readonly string[]
  readonly addresses: readonly string[]
}

/** DNS. Both return an empty result for an absent name, and throw when there is no answer. */
export interface NameService {
  textsOf(name: string): Promise<readonly string[]>
  namesOf(name: string): Promise<DomainName>
}

export interface CertificateOrder {
  readonly host: string
  /** PEM, from `newAccountKey`. */
  readonly accountKey: string
  /** Serves the answer: the authority will request `/.well-known/acme-challenge/{token}` from the host. */
  show(token: string, answer: string): Promise<void>
  hide(token: string): Promise<void>
}

export interface CertificateAuthority {
  /** Its directory URL, which identifies it. */
  readonly directory: string
  newAccountKey(): string
  /** Throws CertificateRefused on a refusal; other failures are transient. */
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
