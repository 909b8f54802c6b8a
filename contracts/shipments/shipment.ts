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

/** Stages of a parcel's route, each with the town where it began. */
const waySchema = z.array(z.object({ state: z.enum(SHIPMENT_STATES), at: z.iso.datetime(), city: z.string() }))

/** State of the customer's parcel. */
export const customerShipmentSchema = z.object({
  trackNumber: z.string(),
  /** Tracking page of the carrier. */
  trackUrl: z.string(),
  state: z.enum(SHIPMENT_STATES),
  /** Last day of free storage at the carrier; null = not stored, or unknown. */
  keptUntil: z.string().nullable(),
  /** Stages, newest first. */
  way: waySchema,
})
export type CustomerShipment = z.output<typeof customerShipmentSchema>

/** A shipment at the carrier, as shown to its seller. */
export const shipmentSchema = z.object({
  step: z.enum(SHIPMENT_STEPS),
  /** State of the shipment; null = no status yet. */
  state: z.enum(SHIPMENT_STATES).nullable(),
  /** Last day of free storage at the carrier; null = not stored, or unknown. */
  keptUntil: z.string().nullable(),
  trackNumber: z.string().nullable(),
  trackUrl: z.string().nullable(),
  /** Reasons of the carrier's refusal. */
  failures: z.array(z.enum(SHIPMENT_FAILURES)),
  weightGrams: int,
  lengthCm: int,
  widthCm: int,
  heightCm: int,
  /** Sum the carrier collects at the handover, roubles. */
  toCollect: z.number(),
  mayCallOff: z.boolean(),
  /** Stages, newest first. */
  way: waySchema,
})
export type Shipment = z.output<typeof shipmentSchema>

export const parcelSchema = z.object({
  orderId: int,
  number: z.string(),
  sellerId: int,
  /** First name of the recipient. */
  recipientName: z.string(),
  where: z.string(),
  end: z.enum(PARCEL_ENDS),
  deliveryStatus: z.enum(DELIVERY_STATUSES),
  /** Delivery day; `leavesOn` is the latest day of departure. */
  deliveryDate: z.string(),
  leavesOn: z.string(),
  /** Weight of the weighed goods and the box. */
  proposedGrams: int,
  /** True = some lines are not picked yet, so the weight is an estimate. */
  isWeightGuessed: z.boolean(),
  /** True = the carrier collects the payment at the handover. */
  isPaidThere: z.boolean(),
  /** True = a shipment may be ordered now. */
  mayShip: z.boolean(),
  /** True = the carrier’s courier may be called for it. */
  mayCollect: z.boolean(),
  /** Day of the courier's collection; null = no courier is called. */
  collectedOn: z.string().nullable(),
  shipment: shipmentSchema.nullable(),
})
export type Parcel = z.output<typeof parcelSchema>

const side = z.number('notANumber').int('wholeNumber').min(1, 'tooSmall').max(LONGEST_SIDE_CM, 'tooBig')
export const boxSchema = z.object({ lengthCm: side, widthCm: side, heightCm: side })

export const parcelStart = z.enum(PARCEL_STARTS, 'wrongValue')

/** A seller's settings for handing parcels to the carrier. */
export const shipmentSenderFormSchema = z.object({
  contactName: z.string('required').trim().min(1, 'required').max(100, 'tooLong').check(without(calledMistake)),
  contactPhone: phoneSchema,
  start: parcelStart,
  /** Code of the office, for `office`. */
  pointCode: z.string('wrongValue').trim().max(20, 'tooLong').nullable().default(null),
  /** Street and house in the seller's town, for `courier`. */
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

export const shipmentSettingsSchema = z.object({
  /** True = the carrier is connected. */
  isOn: z.boolean(),
  /** The seller’s town, where the carrier collects. */
  town: z.string(),
  /** Settings of the handover; null = not set, so no shipments can be ordered. */
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
  /** Offices near the seller that accept parcels; null = the carrier does not answer now. */
  points: z.array(dropOffPointSchema).nullable(),
})
export type ShipmentSettings = z.output<typeof shipmentSettingsSchema>

/** Weight of a parcel with its box, grams. */
export const parcelWeight = z
  .number('notANumber')
  .int('wholeNumber')
  .min(1, 'tooSmall')
  .max(MAX_SHIPMENT_GRAMS, 'tooBig')

export const parcelOutcomeSchema = z.object({
  orderId: int,
  /**
   * Result of the order. `already`: ordered before. `senderNeeded`: the handover to the carrier is not set. `noTariff`:
   * the carrier has no tariff from there. `closed`: not paid, cancelled, or already sent.
   */
  fate: z.enum(['ordered', 'already', 'senderNeeded', 'noTariff', 'notByCarrier', 'awaitsAnswer', 'closed']),
})
export type ParcelOutcome = z.output<typeof parcelOutcomeSchema>
