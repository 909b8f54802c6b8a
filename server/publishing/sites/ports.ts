import type { SiteMode } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { SiteFields } from '@okolitsa/domain/sites/site-fields.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** What a host resolved to. */
export interface Site {
  readonly mode: SiteMode
  readonly organizationId: number | null
  readonly isConstructor: boolean
}

/** Hosts of sellers and of the marketplace. */
export interface SitesService {
  /** `hostname` without a port, any case. */
  resolve(hostname: string): Site
}

/** Each runs in the caller's transaction and leaves an audit entry; a host that is in use is a mistake of its field. */
export interface SiteCommands {
  createSite(tx: Executor, author: Author, site: SiteFields): Promise<void>
  /** The host is the marketplace's again, as every other one. */
  removeSite(tx: Executor, author: Author, site: Pick<SiteFields, 'host' | 'organizationId'>): Promise<void>
}
