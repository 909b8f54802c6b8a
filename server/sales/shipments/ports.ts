import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Placed } from '@okolitsa/domain/geo/area.ts'
import type { CourierCallState } from '@okolitsa/domain/shipments/courier-call.ts'
import type { Box, ShipmentItem } from '@okolitsa/domain/shipments/shipment-parcel.ts'
import type { CarrierStatus } from '@okolitsa/domain/shipments/shipment-state.ts'
import type { Executor } from '../../platform/db/client.ts'

/** An office of the carrier, or an address in one of its towns. */
export type ShipmentPlace =
  | { readonly kind: 'point'; readonly code: string }
  | { readonly kind: 'address'; readonly town: Placed; readonly address: string }

/** A shipment to be ordered at the carrier. */
export interface ShipmentOrder {
  /** The shop's permanent number of the shipment, by which the carrier can find it. */
  readonly number: string
  readonly tariffCode: number
  readonly from: ShipmentPlace
  readonly to: ShipmentPlace
  readonly sender: { readonly company: string; readonly name: string; readonly phone: string }
  readonly recipient: { readonly name: string; readonly phone: string }
  /** Weight with the box, grams. */
  readonly weightGrams: number
  readonly box: Box
  readonly items: readonly ShipmentItem[]
}

export interface ShipmentReading {
  /** The carrier's id of the shipment. */
  readonly id: string
  /** `waiting`: being checked; `refused`: not accepted (`codes`). */
  readonly state: 'waiting' | 'made' | 'refused'
  /** Tracking number; null until the shipment is accepted. */
  readonly trackNumber: string | null
  /** Statuses in any order. The return is a separate shipment, whose codes are marked by `codeOfReturn`. */
  readonly statuses: readonly CarrierStatus[]
  /** The carrier's error codes. */
  readonly codes: readonly string[]
  /** End of free storage at the office; null = unknown. */
  readonly keptUntil: Date | null
}

/** An office that accepts parcels. */
export interface DropOffPoint {
  readonly code: string
  readonly title: string
  readonly city: string
  readonly address: string
  readonly workTime: string
}

export type ShipmentPaper = 'waybill' | 'labels'

export interface CourierVisit {
  readonly day: IsoDate
  /** First and last hour of the visit, whole local hours. */
  readonly fromHour: number
  readonly toHour: number
  readonly town: Placed
  /** Street and house. */
  readonly address: string
  readonly sender: { readonly company: string; readonly name: string; readonly phone: string }
  /** Description of the parcels. */
  readonly goods: string
  readonly weightGrams: number
  /** Note for the courier; may be empty. */
  readonly note: string
}

export interface CourierCallReading {
  readonly id: string
  /** `waiting`: being checked; `refused`: no courier (`codes`). */
  readonly standing: 'waiting' | 'made' | 'refused'
  /** State of the visit; null = no status yet. */
  readonly state: CourierCallState | null
  /** Number of the call for the carrier's support; null until it is accepted. */
  readonly number: string | null
  readonly codes: readonly string[]
}

/** Courier collection by the carrier. All methods throw only `CarrierError`. */
export interface CourierCaller {
  /**
   * Calls a courier and returns the id of the call; the result is available later (`readCourierCall`). Does not retry.
   * The carrier accepts one call a day for an address, so a repetition makes no second call.
   */
  callCourier(visit: CourierVisit): Promise<string>
  /** State of a call; null = an unknown id. */
  readCourierCall(id: string): Promise<CourierCallReading | null>
  /**
   * Cancels a call.
   * @throws {CarrierError} `refused` when it is too late to cancel
   */
  callOffCourier(id: string): Promise<void>
}

/** A parcel carrier. Adapter: CDEK. All methods throw only `CarrierError`. */
export interface ShipmentCarrier extends CourierCaller {
  /**
   * Orders a shipment and returns its id; the result is available later (`read`). Does not retry: after a failure
   * `find` reports whether it was accepted.
   */
  order(shipment: ShipmentOrder): Promise<string>
  /** State of a shipment; null = an unknown id. */
  read(id: string): Promise<ShipmentReading | null>
  /** Finds a shipment by the shop's number. Null = not found; a new one may be found only later. */
  find(number: string): Promise<ShipmentReading | null>
  /**
   * Cancels a shipment.
   * @throws {CarrierError} `refused` when the parcel is already on the way
   */
  callOff(id: string): Promise<void>
  /**
   * A document of these shipments as a PDF.
   * @throws {CarrierError} `timeout` when the carrier takes too long
   */
  paper(kind: ShipmentPaper, ids: readonly string[]): Promise<Uint8Array>
  /** Offices near a place that accept parcels; may be empty. */
  dropOffPoints(place: Placed): Promise<readonly DropOffPoint[]>
  /** Subscribes the URL to all events, replacing an earlier one. */
  listenAt(url: string): Promise<void>
}

/** Reads shipments of orders for other modules. */
export interface ShipmentsService {
  /** The last day of an order's parcel at the carrier's office; null = the parcel is not at an office. */
  keptUntil(executor: Executor, orderId: number): Promise<IsoDate | null>
}
