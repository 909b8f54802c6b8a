import type { Area, Placed } from '@okolitsa/domain/geo/area.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { Extent } from '@okolitsa/domain/geo/doubt.ts'
import type { AddressPrecision, Location } from '@okolitsa/domain/geo/location.ts'

/** Where the visitor is, as far as delivery needs it. A domain Location fits. */
export type DeliveryPlace = Placed & Pick<Location, 'precision'>

/** Location parameters of a call (spec 7.3). */
export interface PlaceQuery {
  readonly regionId?: string | undefined
  readonly city?: string | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  readonly precision?: AddressPrecision | undefined
}

/** The site a call came through, as far as places are concerned. */
export interface PlacedSite {
  /** Null = the marketplace. */
  readonly organizationId: number | null
}

/** A whole region, or a town of it. */
export interface NamedPlace {
  readonly regionCode: string
  readonly city: string | null
}

/** Tells which place a call means. */
export interface PlacesMeant {
  /** Where a visitor of the site is until they say otherwise. */
  defaultAt(site: PlacedSite): Promise<Location>
  /** By location parameters; none = the site's default place. @throws {Refusal} BAD_REQUEST */
  placeOf(query: PlaceQuery, site: PlacedSite): Promise<DeliveryPlace>
  /** By the encoded `location`; absent = the site's default place. @throws {Refusal} LOCATION_PARSING_ERROR */
  placeOfParameter(location: string | undefined, site: PlacedSite): Promise<Location>
}

/** Settlements known without asking anyone. */
export interface SettlementDirectory {
  /** The settlement of a place as a circle; null = not known. */
  extentOf(place: DeliveryPlace): Extent | null
  /** Some settlement of the region lies near the point. */
  isNearRegion(point: Coordinates, regionCode: string): boolean
}

/** Towns and villages known without asking anyone. */
export interface TownDirectory {
  townNamed(name: string, regionCode: string): Location | null
  /** Where the towns and villages of a region lie. */
  spotsOf(regionCode: string): readonly Coordinates[]
  /** The region's capital, else its largest town. */
  capitalOf(regionCode: string): Location | null
  /** The most populous place inside an area; null = there is none. */
  largestWithin(area: Area): Location | null
  /** The town or village round a point; null far from any. */
  placeAt(point: Coordinates): Location | null
}
