import type { CarrierTown } from '@okolitsa/domain/delivery/carrier-town.ts'
import type { CdekMode } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import type { Placed } from '@okolitsa/domain/geo/area.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'

/**
 * A carrier that takes a seller's parcel across the country. Adapter: CDEK.
 * Every method throws only `CarrierError`. Answers are remembered by the adapter, so asking again is cheap.
 */
export interface Carrier {
  /** Where parcels are handed out in the town; empty when the carrier has nothing there or does not know the town. */
  points(place: Placed): Promise<readonly CarrierPoint[]>
  /** All towns of the country in which parcels are handed out. May take a minute: asked behind the scenes. */
  pointTowns(): Promise<readonly CarrierTown[]>
  /**
   * Everything the carrier offers for the parcel, in no order; the choice is the shop's. Empty when nothing fits.
   * @throws {CarrierError} `unknown-place` when one of the ends is not a place of the carrier's
   */
  tariffs(question: CarrierQuestion): Promise<readonly CarrierTariff[]>
}

export interface CarrierQuestion {
  readonly from: Placed
  readonly to: Placed
  /** Whole parcel with its wrapping, a whole number from 1. */
  readonly weightGrams: number
  /** How the weight is boxed; absent = one box of unknown size. */
  readonly packages?: readonly CarrierPackage[]
}

export interface CarrierPackage {
  readonly weightGrams: number
  /** Whole centimetres. */
  readonly lengthCm?: number
  readonly widthCm?: number
  readonly heightCm?: number
}

export interface CarrierTariff {
  /** The carrier's own number of the tariff, needed to order it. */
  readonly code: number
  readonly title: string
  readonly mode: CdekMode
  readonly price: Kopecks
  /** Calendar days from the day the seller hands the parcel over. */
  readonly daysMin: number
  readonly daysMax: number
}

export interface CarrierPoint {
  readonly code: string
  readonly title: string
  readonly kind: 'office' | 'locker'
  readonly city: string
  /** Street and house. */
  readonly address: string
  readonly coords: Coordinates
  /** The carrier's own line of hours, for people. */
  readonly workTime: string
  /** The same hours by weekday, 1 = Monday … 7; empty when the carrier does not give them. */
  readonly hours: readonly CarrierHours[]
  readonly phones: readonly string[]
  /** How to find the entrance; empty when unknown. */
  readonly note: string
  /** Heaviest parcel it takes, grams; null = no limit of its own. */
  readonly maxWeightGrams: number | null
}

/** Where the carrier has a point nearest to a place that it does not serve. */
export interface NearestPoint {
  readonly city: string
  readonly km: number
}

export interface CarrierHours {
  readonly weekdays: readonly number[]
  /** HH:MM */
  readonly from: string
  readonly to: string
}

/** `refused` = the carrier understood and said no (see `codes`); `unknown-place` = it does not work there. */
export type CarrierFailure =
  | 'timeout'
  | 'unavailable'
  | 'unauthorized'
  | 'limit-reached'
  | 'malformed-answer'
  | 'refused'
  | 'unknown-place'

/** The carrier could not answer. Holds neither credentials nor addresses: safe for logs. */
export class CarrierError extends Error {
  readonly reason: CarrierFailure
  /** The carrier's own codes, when it gave any. */
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
