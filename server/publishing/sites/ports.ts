import type { Area } from '@okolitsa/domain/geo/area.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { SiteFields } from '@okolitsa/domain/sites/site-fields.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Towns and villages known without asking anyone. */
export interface TownBook {
  townNamed(name: string, regionCode: string): Location | null
  /** The region's capital, else its largest town. */
  capitalOf(regionCode: string): Location | null
  /** The most populous place inside an area; null = there is none. */
  largestWithin(area: Area): Location | null
  /** The town or village round a point; null far from any. */
  placeAt(point: Coordinates): Location | null
}

/** What a site needs to know of its seller to tell where the seller ships by default. */
export interface ShippingSeller {
  readonly coords: Coordinates
  readonly rates: readonly {
    readonly isDefault: boolean
    readonly areas: readonly { readonly area: Area }[]
  }[]
}

/** Each runs in the caller's transaction and leaves an audit entry; a host that is in use is a mistake of its field. */
export interface SiteCommands {
  createSite(tx: Executor, author: Author, site: SiteFields): Promise<void>
  /** The host is the marketplace's again, as every other one. */
  removeSite(tx: Executor, author: Author, site: Pick<SiteFields, 'host' | 'organizationId'>): Promise<void>
}
