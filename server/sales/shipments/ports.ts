import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Placed } from '@okolitsa/domain/geo/area.ts'
import type { CourierCallState } from '@okolitsa/domain/shipments/courier-call.ts'
import type { Box, ShipmentItem } from '@okolitsa/domain/shipments/shipment-parcel.ts'
import type { CarrierStatus } from '@okolitsa/domain/shipments/shipment-state.ts'
import type { Executor } from '../../platform/db/client.ts'

/** An office of the carrier, or an address in a town of its. */
export type ShipmentPlace =
  | { readonly kind: 'point'; readonly code: string }
  | { readonly kind: 'address'; readonly town: Placed; readonly address: string }

/** A shipment as the carrier is asked to take it. */
export interface ShipmentOrder {
  /** Ours, for ever of this one shipment: by it the shipment is found again. */
  readonly number: string
  readonly tariffCode: number
  readonly from: ShipmentPlace
  readonly to: ShipmentPlace
  readonly sender: { readonly company: string; readonly name: string; readonly phone: string }
  readonly recipient: { readonly name: string; readonly phone: string }
  /** With its box. */
  readonly weightGrams: number
  readonly box: Box
  readonly items: readonly ShipmentItem[]
}

/** What the carrier says of a shipment. */
export interface ShipmentReading {
  /** The carrier's own id. */
  readonly id: string
  /** `waiting`: it looks at the order; `refused`: it does not take it (`codes`). */
  readonly state: 'waiting' | 'made' | 'refused'
  /** Null until it is made. */
  readonly trackNumber: string | null
  /** In no order; those of the way back, which is another shipment, are told by `codeOfReturn`. */
  readonly statuses: readonly CarrierStatus[]
  /** The carrier's own codes of what is wrong. */
  readonly codes: readonly string[]
  /** Until when it lies at its point for nothing; null = not told. */
  readonly keptUntil: Date | null
}

/** An office where parcels are handed in. */
export interface DropOffPoint {
  readonly code: string
  readonly title: string
  readonly city: string
  readonly address: string
  readonly workTime: string
}

export type ShipmentPaper = 'waybill' | 'labels'

/** A visit of the carrier's courier, as the carrier is asked for it. */
export interface CourierVisit {
  readonly day: IsoDate
  /** Whole hours of the place's clock. */
  readonly fromHour: number
  readonly toHour: number
  readonly town: Placed
  /** Street and house. */
  readonly address: string
  readonly sender: { readonly company: string; readonly name: string; readonly phone: string }
  /** What is collected, in words. */
  readonly goods: string
  /** All of it together. */
  readonly weightGrams: number
  /** For the courier; may be empty. */
  readonly note: string
}

/** What the carrier says of a call. */
export interface CourierCallReading {
  readonly id: string
  /** `waiting`: it looks at the call; `refused`: nobody comes (`codes`). */
  readonly standing: 'waiting' | 'made' | 'refused'
  /** Null = nothing is said of it yet. */
  readonly state: CourierCallState | null
  /** By it the carrier's people find the call; null until it is made. */
  readonly number: string | null
  readonly codes: readonly string[]
}

/** Couriers of the carrier that come for parcels. Every method throws only `CarrierError`. */
export interface CourierCaller {
  /**
   * Calls a courier and answers the id of the call; whether somebody comes is told later (`readCourierCall`). Never asks
   * twice by itself. The carrier takes one call a day for an address, so that asking again makes no second one.
   */
  callCourier(visit: CourierVisit): Promise<string>
  /** Null = the carrier knows no such id. */
  readCourierCall(id: string): Promise<CourierCallReading | null>
  /** @throws {CarrierError} `refused` when it can not be called off any more */
  callOffCourier(id: string): Promise<void>
}

/** A carrier that takes shipments. Adapter: CDEK. Every method throws only `CarrierError`. */
export interface ShipmentCarrier extends CourierCaller {
  /**
   * Orders a shipment and answers its id; whether it is made is told later (`read`). Never asks twice by itself: after a
   * failure nobody knows whether it was taken, and `find` tells.
   */
  order(shipment: ShipmentOrder): Promise<string>
  /** Null = the carrier knows no such id. */
  read(id: string): Promise<ShipmentReading | null>
  /** By our number. Null = there is none yet: one that was ordered a moment ago may be found later only. */
  find(number: string): Promise<ShipmentReading | null>
  /** @throws {CarrierError} `refused` when the parcel is on its way already */
  callOff(id: string): Promise<void>
  /** A PDF of these shipments. @throws {CarrierError} `timeout` when the carrier is not ready with it in time */
  paper(kind: ShipmentPaper, ids: readonly string[]): Promise<Uint8Array>
  /** Where parcels may be handed in near a place; empty where the carrier has nothing. */
  dropOffPoints(place: Placed): Promise<readonly DropOffPoint[]>
  /** Asks to be told at the address of everything that happens; in place of the address before. */
  listenAt(url: string): Promise<void>
}

/** Parcels of orders for modules above. */
export interface ShipmentsService {
  /** The day until which the parcel of an order waits at the carrier's; null = it does not wait. */
  keptUntil(executor: Executor, orderId: number): Promise<IsoDate | null>
}
