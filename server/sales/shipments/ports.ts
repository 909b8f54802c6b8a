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

/** A shipment as ordered at the carrier. */
export interface ShipmentOrder {
  /** Our permanent number of this shipment, by which it can be found. */
  readonly number: string
  readonly tariffCode: number
  readonly from: ShipmentPlace
  readonly to: ShipmentPlace
  readonly sender: { readonly company: string; readonly name: string; readonly phone: string }
  readonly recipient: { readonly name: string; readonly phone: string }
  /** Including the box. */
  readonly weightGrams: number
  readonly box: Box
  readonly items: readonly ShipmentItem[]
}

export interface ShipmentReading {
  /** The carrier's own id. */
  readonly id: string
  /** `waiting`: being checked; `refused`: not accepted (`codes`). */
  readonly state: 'waiting' | 'made' | 'refused'
  /** Null until it is accepted. */
  readonly trackNumber: string | null
  /** In any order; codes of the return, which is another shipment, are marked by `codeOfReturn`. */
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
  /** Whole local hours. */
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
  /** Null = no status yet. */
  readonly state: CourierCallState | null
  /** Number for the carrier's support; null until it is accepted. */
  readonly number: string | null
  readonly codes: readonly string[]
}

/** Courier collection by the carrier. All methods throw only `CarrierError`. */
export interface CourierCaller {
  /**
   * Calls a courier and returns the id of the call; the result is available later (`readCourierCall`). Never retries by
   * itself. The carrier accepts one call a day for an address, so a repetition makes no second one.
   */
  callCourier(visit: CourierVisit): Promise<string>
  /** Null = an unknown id. */
  readCourierCall(id: string): Promise<CourierCallReading | null>
  /** @throws {CarrierError} `refused` when it is too late to cancel */
  callOffCourier(id: string): Promise<void>
}

/** A parcel carrier. Adapter: CDEK. All methods throw only `CarrierError`. */
export interface ShipmentCarrier extends CourierCaller {
  /**
   * Orders a shipment and returns its id; the result is available later (`read`). Never retries by itself: after a
   * failure `find` shows whether it was accepted.
   */
  order(shipment: ShipmentOrder): Promise<string>
  /** Null = an unknown id. */
  read(id: string): Promise<ShipmentReading | null>
  /** Finds by our number. Null = none yet: a new one may be found only later. */
  find(number: string): Promise<ShipmentReading | null>
  /** @throws {CarrierError} `refused` when the parcel is already on the way */
  callOff(id: string): Promise<void>
  /** A PDF of these shipments. @throws {CarrierError} `timeout` when the carrier takes too long */
  paper(kind: ShipmentPaper, ids: readonly string[]): Promise<Uint8Array>
  /** Offices near a place that accept parcels; may be empty. */
  dropOffPoints(place: Placed): Promise<readonly DropOffPoint[]>
  /** Subscribes the URL to all events, replacing an earlier one. */
  listenAt(url: string): Promise<void>
}

/** Questions about parcels of orders. */
export interface ShipmentsService {
  /** The last day of an order's parcel at the carrier's office; null = it is not there. */
  keptUntil(executor: Executor, orderId: number): Promise<IsoDate | null>
}
