import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { AddressPrecision, Location } from '@okolitsa/domain/geo/location.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'

/** A town or a village: a location without street and house. */
export type Place = Location

export interface AddressSuggestion {
  /** The whole address in one line. */
  title: string
  location: Location
  precision: AddressPrecision
}

/** The place that is searched first when the text names none. */
export type NearPlace = Pick<Location, 'title' | 'city' | 'settlement' | 'region' | 'regionCode' | 'coords'>

/**
 * A directory of places and addresses. Adapters: the embedded gazetteer and DaData. All methods may throw
 * `PlaceDirectoryError`; an unknown text returns an empty list.
 */
export interface PlaceDirectory {
  /**
   * Towns and villages whose names match the text, best first, at most `limit`; an unknown village is returned as typed
   * (“village of …, town”) near the named town or near `near`.
   */
  findPlaces(text: string, limit: number, near?: NearPlace): Promise<Place[]>
  /**
   * Addresses that match the text, best first, at most `limit`. `near` is the place used when the text names none; by
   * default the default location.
   */
  findAddresses(text: string, limit: number, near?: NearPlace): Promise<AddressSuggestion[]>
  /** The town or village around a point; null = none is near. */
  placeAt(point: Coordinates): Promise<Place | null>
}

export type PlaceDirectoryFailure =
  | 'timeout'
  | 'unauthorized'
  | 'limit-reached'
  | 'unavailable'
  | 'malformed-answer'
  /** Reason: not queried, because the limit of the requester or of the shop's day is reached. */
  | 'asked-too-often'
  | 'over-budget'

/** A failed query of the directory; does not contain the requested text, so it may be logged. */
export class PlaceDirectoryError extends Refusal<'GEO_UNAVAILABLE'> {
  readonly reason: PlaceDirectoryFailure

  constructor(reason: PlaceDirectoryFailure, cause?: unknown) {
    super('GEO_UNAVAILABLE', { reason })
    this.name = 'PlaceDirectoryError'
    this.reason = reason
    if (cause !== undefined) this.cause = cause
  }
}

/** Maximum characters of a text; longer texts are truncated. */
export const LONGEST_QUERY = 300
/** Maximum suggestions of one response. */
export const MAX_SUGGESTIONS = 20
