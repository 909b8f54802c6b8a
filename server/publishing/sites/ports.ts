import type { SellerType, SiteMode } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { SiteFields } from '@okolitsa/domain/sites/site-fields.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** What a host resolved to. */
export interface Site {
  /** Null = the marketplace. */
  readonly siteUuid: string | null
  readonly mode: SiteMode
  readonly organizationId: number | null
  /** Null = the marketplace. */
  readonly sellerType: SellerType | null
  readonly isConstructor: boolean
  /** What it is called; null = the marketplace. */
  readonly title: string | null
  /** Null = it looks as the marketplace. */
  readonly theme: SiteTheme | null
  /** False = its hosts say that it is not available: it is not published, or its seller does not trade. */
  readonly isOpen: boolean
  /** Its seller is shown to testers only. */
  readonly isHidden: boolean
  /** Its seller's application is not approved yet. */
  readonly awaitsApproval: boolean
  /** A site was here and was removed. */
  readonly isGone?: true
}

/** Hosts of sellers and of the marketplace. */
export interface SitesService {
  /** `hostname` without a port, any case. */
  resolve(hostname: string): Site
  /** An answered site with the name it is opened under first; null = it has none, or is unknown. */
  siteOf(siteUuid: string): (Site & { readonly host: string }) | null
  /** This node takes a site as it is after the commit, without waiting for the word of the database. */
  readNow(siteUuid: string): Promise<void>
  /** False = it was heard that something changed, and what is known is still as it was. */
  hasHeeded(): boolean
  /** What a secure connection to a seller's own domain is opened with (PEM); null = it has none. */
  certificateOf(host: string): Promise<{ readonly chain: string; readonly key: string } | null>
}

/** A site of one seller: a site of somebody else is NOT_FOUND. */
export interface SiteOfSeller {
  readonly siteUuid: string
  readonly organizationId: number
}

export interface NewSite extends SiteFields {
  /** Names given by the shop. */
  readonly hosts: readonly string[]
  /** Absent = it looks as the marketplace. */
  readonly theme?: SiteTheme
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
  /** How the whole site looks, at once. */
  changeTheme(tx: Executor, author: Author, site: SiteOfSeller, theme: SiteTheme): Promise<void>
  /** With its pages and domains; its hosts say that there is no site, until another one takes them. */
  removeSite(tx: Executor, author: Author, site: SiteOfSeller): Promise<void>
  /** UUIDs of the sites of a seller. */
  listSitesOf(executor: Executor, organizationId: number): Promise<readonly string[]>
  /** A name of ours leads to the site at once; domains of sellers' own are claimed. */
  addHost(tx: Executor, author: Author, site: SiteOfSeller, name: string): Promise<void>
  removeHost(tx: Executor, author: Author, site: SiteOfSeller, name: string): Promise<void>
}

/** What a name of DNS leads to. */
export interface DomainName {
  readonly aliases: readonly string[]
  readonly addresses: readonly string[]
}

/** DNS. Both answer nothing for what is not there, and throw when nobody answered. */
export interface NameService {
  textsOf(name: string): Promise<readonly string[]>
  namesOf(name: string): Promise<DomainName>
}

export interface CertificateOrder {
  readonly host: string
  /** PEM, as `newAccountKey` made it. */
  readonly accountKey: string
  /** The authority asks the host for `/.well-known/acme-challenge/{token}`: from now on it is answered. */
  show(token: string, answer: string): Promise<void>
  hide(token: string): Promise<void>
}

/** Whoever gives certificates. */
export interface CertificateAuthority {
  /** Its address: what it is known by. */
  readonly directory: string
  newAccountKey(): string
  /** Throws CertificateRefused when it said no; anything else passes by itself. */
  issue(order: CertificateOrder): Promise<{ readonly chain: string; readonly key: string; readonly expiresAt: Date }>
}

/** The authority said no. */
export class CertificateRefused extends Error {
  /** As the authority names it. */
  readonly kind: string | null
  constructor(reason: string, kind: string | null) {
    super(reason)
    this.name = 'CertificateRefused'
    this.kind = kind
  }
}
