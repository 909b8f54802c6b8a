import { PARCEL_ENDS } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import { calledMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { SHIPMENT_FAILURES } from '@okolitsa/domain/shipments/shipment-failure.ts'
import { LONGEST_SIDE_CM, MAX_SHIPMENT_GRAMS } from '@okolitsa/domain/shipments/shipment-parcel.ts'
import { SHIPMENT_STATES, SHIPMENT_STEPS } from '@okolitsa/domain/shipments/shipment-state.ts'
import { PARCEL_STARTS } from '@okolitsa/domain/shipments/shipment-tariff.ts'
import { z } from 'zod'
import { phoneSchema } from '../identity/profile.ts'
import { without } from '../kernel/validation.ts'

const int = z.number().int()

/** A stretch of a parcel's way, and the town where it began. */
const waySchema = z.array(z.object({ state: z.enum(SHIPMENT_STATES), at: z.iso.datetime(), city: z.string() }))

/** Where the customer's parcel is. */
export const customerShipmentSchema = z.object({
  trackNumber: z.string(),
  /** The carrier’s own page of the parcel. */
  trackUrl: z.string(),
  state: z.enum(SHIPMENT_STATES),
  /** The last day it is kept at its point for nothing; null = it does not wait there, or nobody knows. */
  keptUntil: z.string().nullable(),
  /** The newest first. */
  way: waySchema,
})
export type CustomerShipment = z.output<typeof customerShipmentSchema>

/** A parcel ordered at the carrier, for its seller. */
export const shipmentSchema = z.object({
  step: z.enum(SHIPMENT_STEPS),
  /** Null = the carrier has not said. */
  state: z.enum(SHIPMENT_STATES).nullable(),
  /** The last day its customer is waited for at the point for nothing; null = as for the customer. */
  keptUntil: z.string().nullable(),
  trackNumber: z.string().nullable(),
  trackUrl: z.string().nullable(),
  /** Why the carrier does not take it. */
  failures: z.array(z.enum(SHIPMENT_FAILURES)),
  weightGrams: int,
  lengthCm: int,
  widthCm: int,
  heightCm: int,
  /** Roubles the carrier takes at the hand-over. */
  toCollect: z.number(),
  mayCallOff: z.boolean(),
  /** The newest first. */
  way: waySchema,
})
export type Shipment = z.output<typeof shipmentSchema>

/** An order that goes by the carrier, and its parcel. */
export const parcelSchema = z.object({
  orderId: int,
  number: z.string(),
  sellerId: int,
  /** The first name only. */
  recipientName: z.string(),
  where: z.string(),
  end: z.enum(PARCEL_ENDS),
  deliveryStatus: z.enum(DELIVERY_STATUSES),
  /** When it is to be there, and when it has to leave for that. */
  deliveryDate: z.string(),
  leavesOn: z.string(),
  /** Of the goods as they were weighed, with a box. */
  proposedGrams: int,
  /** Not everything is gathered yet. */
  isWeightGuessed: z.boolean(),
  /** Paid at the hand-over: the carrier takes the money. */
  isPaidThere: z.boolean(),
  /** It may be ordered at the carrier now. */
  mayShip: z.boolean(),
  /** The carrier’s courier may be called for it. */
  mayCollect: z.boolean(),
  /** The day on which the courier comes for it; null = nobody was called. */
  collectedOn: z.string().nullable(),
  shipment: shipmentSchema.nullable(),
})
export type Parcel = z.output<typeof parcelSchema>

const side = z.number('notANumber').int('wholeNumber').min(1, 'tooSmall').max(LONGEST_SIDE_CM, 'tooBig')
export const boxSchema = z.object({ lengthCm: side, widthCm: side, heightCm: side })

/** How a parcel is given to the carrier. */
export const parcelStart = z.enum(PARCEL_STARTS, 'wrongValue')

/** How a seller gives its parcels to the carrier, as it says. */
export const shipmentSenderFormSchema = z.object({
  contactName: z.string('required').trim().min(1, 'required').max(100, 'tooLong').check(without(calledMistake)),
  contactPhone: phoneSchema,
  start: parcelStart,
  /** `office`: the code of the office. */
  pointCode: z.string('wrongValue').trim().max(20, 'tooLong').nullable().default(null),
  /** `courier`: street and house in the town of the seller. */
  address: z.string('wrongValue').trim().max(200, 'tooLong').nullable().default(null),
  box: boxSchema,
})

const dropOffPointSchema = z.object({
  code: z.string(),
  title: z.string(),
  city: z.string(),
  address: z.string(),
  workTime: z.string(),
})
export type DropOffPointAnswer = z.output<typeof dropOffPointSchema>

/** The settings of a seller's parcels. */
export const shipmentSettingsSchema = z.object({
  /** The marketplace is joined with the carrier. */
  isOn: z.boolean(),
  /** The seller’s town, where the carrier comes. */
  town: z.string(),
  /** Null = nothing was said yet, nothing can be ordered. */
  sender: z
    .object({
      contactName: z.string(),
      contactPhone: z.string(),
      start: z.enum(PARCEL_STARTS),
      point: dropOffPointSchema.omit({ workTime: true }).nullable(),
      address: z.string().nullable(),
      box: z.object({ lengthCm: int, widthCm: int, heightCm: int }),
    })
    .nullable(),
  /** Offices near the seller that take parcels in; null = the carrier does not answer just now. */
  points: z.array(dropOffPointSchema).nullable(),
})
export type ShipmentSettings = z.output<typeof shipmentSettingsSchema>

/** Grams of a parcel with its box. */
export const parcelWeight = z
  .number('notANumber')
  .int('wholeNumber')
  .min(1, 'tooSmall')
  .max(MAX_SHIPMENT_GRAMS, 'tooBig')

export const parcelFateSchema = z.object({
  orderId: int,
  /**
   * `already`: it was ordered before. `senderNeeded`: nobody has said how parcels are given to the carrier. `noTariff`:
   * there is none from there. `closed`: not paid, cancelled, or gone already.
   */
  fate: z.enum(['ordered', 'already', 'senderNeeded', 'noTariff', 'notByCarrier', 'awaitsAnswer', 'closed']),
})
export type ParcelFate = z.output<typeof parcelFateSchema>
