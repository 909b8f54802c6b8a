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

/** The place searched first when the text names none. */
export type NearPlace = Pick<Location, 'title' | 'city' | 'settlement' | 'region' | 'regionCode' | 'coords'>

/**
 * A directory of places and addresses. Adapters: the embedded gazetteer and DaData. All methods may throw
 * `PlaceDirectoryError`; an unknown text returns an empty list.
 */
export interface PlaceDirectory {
  /**
   * Towns and villages whose names match the text, best first, at most `limit`; an unknown village is taken literally
   * (“village of …, town”) near the named town or near `near`.
   */
  findPlaces(text: string, limit: number, near?: NearPlace): Promise<Place[]>
  /**
   * Addresses that match the text, best first, at most `limit`. `near` is the place when the text names none; by
   * default the default location.
   */
  findAddresses(text: string, limit: number, near?: NearPlace): Promise<AddressSuggestion[]>
  /** The town or village around a point; null far from any. */
  placeAt(point: Coordinates): Promise<Place | null>
}

export type PlaceDirectoryFailure =
  | 'timeout'
  | 'unauthorized'
  | 'limit-reached'
  | 'unavailable'
  | 'malformed-answer'
  /** Not queried: the limit of the requester or of the shop's day is reached. */
  | 'asked-too-often'
  | 'over-budget'

/** The directory could not answer; does not contain the requested text, so it may be logged. */
export class PlaceDirectoryError extends Refusal<'GEO_UNAVAILABLE'> {
  readonly reason: PlaceDirectoryFailure

  constructor(reason: PlaceDirectoryFailure, cause?: unknown) {
    super('GEO_UNAVAILABLE', { reason })
    this.name = 'PlaceDirectoryError'
    this.reason = reason
    if (cause !== undefined) this.cause = cause
  }
}

/** Maximum length of a text, characters; the rest is cut off. */
export const LONGEST_QUERY = 300
/** Maximum answers to one request. */
export const MAX_SUGGESTIONS = 20
