import type { CarrierTown } from '@okolitsa/domain/delivery/carrier-town.ts'
import type { CdekMode } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import type { Placed } from '@okolitsa/domain/geo/area.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'

/** A parcel carrier (adapter: CDEK). Throws only `CarrierError`. Answers are cached, so repeated calls are cheap. */
export interface Carrier {
  /** Offices in a town; empty when there are none or the town is unknown. */
  points(place: Placed): Promise<readonly CarrierPoint[]>
  /** All towns with offices in the country. May take a minute, so it is called only in the background. */
  pointTowns(): Promise<readonly CarrierTown[]>
  /**
   * All tariffs for the parcel, in any order; may be empty.
   * @throws {CarrierError} `unknown-place` when the carrier does not know the origin or the destination
   */
  tariffs(question: CarrierQuestion): Promise<readonly CarrierTariff[]>
}

export interface CarrierQuestion {
  readonly from: Placed
  readonly to: Placed
  /** Weight of the parcel with its box, grams; a whole number from 1. */
  readonly weightGrams: number
  /** Boxes of the parcel; absent = one box of unknown size. */
  readonly packages?: readonly CarrierPackage[]
}

export interface CarrierPackage {
  readonly weightGrams: number
  /** Length, width and height, whole centimetres. */
  readonly lengthCm?: number
  readonly widthCm?: number
  readonly heightCm?: number
}

export interface CarrierTariff {
  /** Number of the tariff, required for ordering a shipment. */
  readonly code: number
  readonly title: string
  readonly mode: CdekMode
  readonly price: Kopecks
  /** Minimum and maximum calendar days after the seller hands the parcel over. */
  readonly daysMin: number
  readonly daysMax: number
}

export interface CarrierPoint {
  readonly code: string
  readonly title: string
  readonly kind: 'office' | 'locker'
  readonly city: string
  /** Street and house of the office. */
  readonly address: string
  readonly coords: Coordinates
  /** Opening hours as text. */
  readonly workTime: string
  /** Opening hours by weekday, 1 = Monday … 7; empty when the carrier does not state them. */
  readonly hours: readonly CarrierHours[]
  readonly phones: readonly string[]
  /** Directions to the office; empty = unknown. */
  readonly note: string
  /** Maximum weight of a parcel, grams; null = no limit. */
  readonly maxWeightGrams: number | null
}

export interface CarrierHours {
  readonly weekdays: readonly number[]
  /** Opening and closing time, HH:MM. */
  readonly from: string
  readonly to: string
}

/** `refused` = the carrier's own refusal (see `codes`); `unknown-place` = a place without service. */
export type CarrierFailure =
  | 'timeout'
  | 'unavailable'
  | 'unauthorized'
  | 'limit-reached'
  | 'malformed-answer'
  | 'refused'
  | 'unknown-place'

/** A failed call to the carrier. Contains neither credentials nor addresses, so it may be logged. */
export class CarrierError extends Error {
  readonly reason: CarrierFailure
  /** The carrier's error codes, if any. */
  readonly codes: readonly string[]

  constructor(reason: CarrierFailure, details: { readonly codes?: readonly string[]; readonly cause?: unknown } = {}) {
    const codes = details.codes ?? []
    super(
      codes.length > 0 ? `${reason}: ${codes.join(', ')}` : reason,
      details.cause === undefined ? {} : { cause: details.cause },
    )
    this.name = 'CarrierError'
    this.reason = reason
    this.codes = codes
  }
}
