import type { Area, Placed } from '@okolitsa/domain/geo/area.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { Extent } from '@okolitsa/domain/geo/doubt.ts'
import type { AddressPrecision, Location } from '@okolitsa/domain/geo/location.ts'

/** The visitor's place for delivery; accepts a `Location` of the domain. */
export type DeliveryPlace = Placed & Pick<Location, 'precision'>

/** Location parameters of a call (spec 7.3). */
export interface PlaceQuery {
  readonly regionId?: string | undefined
  readonly city?: string | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  readonly precision?: AddressPrecision | undefined
}

export interface PlacedSite {
  /** The seller of the site; null = the marketplace. */
  readonly organizationId: number | null
}

export interface NamedPlace {
  readonly regionCode: string
  readonly city: string | null
}

/** Resolves the place of a call. */
export interface PlacesMeant {
  /** Default place of visitors of the site. */
  defaultAt(site: PlacedSite): Promise<Location>
  /**
   * The place of location parameters; without any, the site's default place.
   * @throws {Refusal} BAD_REQUEST
   */
  placeOf(query: PlaceQuery, site: PlacedSite): Promise<DeliveryPlace>
  /**
   * The place of the encoded `location`; absent = the site's default place.
   * @throws {Refusal} LOCATION_PARSING_ERROR
   */
  placeOfParameter(location: string | undefined, site: PlacedSite): Promise<Location>
}

export interface SettlementDirectory {
  /** The settlement of a place as a circle; null = unknown. */
  extentOf(place: DeliveryPlace): Extent | null
  /** True = a settlement of the region is near the point. */
  isNearRegion(point: Coordinates, regionCode: string): boolean
}

/** A directory of towns and villages in memory. */
export interface TownDirectory {
  townNamed(name: string, regionCode: string): Location | null
  spotsOf(regionCode: string): readonly Coordinates[]
  /** The region's capital, otherwise its largest town. */
  capitalOf(regionCode: string): Location | null
  /** The most populous place inside an area; null = none. */
  largestWithin(area: Area): Location | null
  /** The town or village around a point; null = none is near. */
  placeAt(point: Coordinates): Location | null
}
