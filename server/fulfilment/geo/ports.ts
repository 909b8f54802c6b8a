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

/** Where the directory looks first when the text names no place. */
export type NearPlace = Pick<Location, 'title' | 'city' | 'settlement' | 'region' | 'regionCode' | 'coords'>

/**
 * Knows places and addresses. Adapters: the embedded gazetteer and DaData.
 * Every method may throw `PlaceDirectoryError`; a text that names nothing answers an empty list.
 */
export interface PlaceDirectory {
  /**
   * Towns and villages whose names fit the text, best first, at most `limit`; an unknown village is taken as typed
   * («village of …, town»), near the town that is named or near `near`.
   */
  findPlaces(text: string, limit: number, near?: NearPlace): Promise<Place[]>
  /**
   * Addresses that fit the text, best first, at most `limit`. `near` is the place meant when the text names none;
   * without it the default location stands in.
   */
  findAddresses(text: string, limit: number, near?: NearPlace): Promise<AddressSuggestion[]>
  /** The town or village round a point; null far from any. */
  placeAt(point: Coordinates): Promise<Place | null>
}

export type PlaceDirectoryFailure =
  | 'timeout'
  | 'unauthorized'
  | 'limit-reached'
  | 'unavailable'
  | 'malformed-answer'
  /** It was not asked: whoever asks, or the shop within this day, has asked too much already. */
  | 'asked-too-often'
  | 'over-budget'

/** The directory could not answer; the text that was asked is not in it, for logs. */
export class PlaceDirectoryError extends Refusal<'GEO_UNAVAILABLE'> {
  readonly reason: PlaceDirectoryFailure

  constructor(reason: PlaceDirectoryFailure, cause?: unknown) {
    super('GEO_UNAVAILABLE', { reason })
    this.name = 'PlaceDirectoryError'
    this.reason = reason
    if (cause !== undefined) this.cause = cause
  }
}

/** Longest text a directory is asked for, characters; the rest is cut. */
export const LONGEST_QUERY = 300
/** Most answers to one question. */
export const MAX_SUGGESTIONS = 20
