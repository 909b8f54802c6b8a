import { MAX_CORNERS, MIN_CORNERS } from '@okolitsa/domain/geo/outline.ts'
import { REGION_CODES } from '@okolitsa/domain/geo/region-code.ts'
import { MAX_CLOSURES } from '@okolitsa/domain/sellers/closures.ts'
import { MAX_AREAS, MAX_RATES } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'
import { tradePlaceSchema } from '../catalog/farmer.ts'
import { isoDate } from '../catalog/price.ts'
import { day } from '../kernel/day.ts'
import { id } from '../kernel/id.ts'
import { enteredRoubles } from '../kernel/roubles.ts'

const degrees = (most: number) => z.number('notANumber').min(-most, 'wrongValue').max(most, 'wrongValue')
const coords = z.object({ latitude: degrees(90), longitude: degrees(180) })
const regionCode = z.enum(REGION_CODES, 'wrongValue')
/** Maximum radius, metres: across the country. */
const WIDEST_RADIUS = 5_000_000

/** Area of a rate, in the five kinds of the delivery engine. */
export const areaSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('country') }),
  z.object({ kind: z.literal('region'), regionCode }),
  z.object({ kind: z.literal('city'), city: z.string().trim().min(1, 'required').max(100, 'tooLong'), regionCode }),
  z.object({
    kind: z.literal('radius'),
    center: coords,
    metres: z.number('notANumber').int('wholeNumber').min(1, 'tooSmall').max(WIDEST_RADIUS, 'tooBig'),
  }),
  z.object({
    kind: z.literal('polygon'),
    points: z.array(coords).min(MIN_CORNERS, 'fewCorners').max(MAX_CORNERS, 'manyCorners'),
  }),
])

const hour = (least: number, most: number) => z.number('notANumber').int('wholeNumber').min(least).max(most)
const sum = enteredRoubles({ most: 1_000_000 })
/** A courier rate of a seller. Sums are roubles. */
export const shippingRateSchema = z.object({
  /** Id of the rate; absent = a new rate. */
  id: id.optional(),
  title: z.string('required').trim().min(1, 'required').max(120, 'tooLong'),
  price: sum,
  minOrderSum: sum,
  /** Sum from which delivery is free; null = never free. */
  freeDeliverySum: sum.nullable(),
  /** Minimum order sum for subscribers; null = the same as for everyone. */
  minOrderSumForSubscribers: sum.nullable(),
  freeDeliverySumForSubscribers: sum.nullable(),
  isDefault: z.boolean('wrongValue'),
  /** Days and hours of this rate; null = the seller's general schedule. */
  hours: z
    .object({
      /** Weekdays: 1 = Monday … 7 = Sunday. */
      weekdays: z.array(hour(1, 7)).min(1, 'required').max(7, 'tooLong'),
      fromHour: hour(0, 23),
      toHour: hour(1, 24),
    })
    .nullable(),
  /** Maximum orders a day of this rate; null = unlimited. */
  slotCapacity: z.number('notANumber').int('wholeNumber').min(1, 'tooSmall').max(32_767, 'tooBig').nullable(),
  areas: z
    .array(
      z.object({
        area: areaSchema,
        minOrderSumForSubscribers: sum.nullable(),
        freeDeliverySumForSubscribers: sum.nullable(),
      }),
    )
    .min(1, 'required')
    .max(MAX_AREAS, 'tooLong'),
})
export type ShippingRateForm = z.output<typeof shippingRateSchema>
export const shippingRatesSchema = z.array(shippingRateSchema).max(MAX_RATES, 'tooLong')

/** Delivery schedule of a seller, in its time zone. */
export const shippingScheduleSchema = z.object({
  /** Weekdays: 1 = Monday … 7 = Sunday; empty = no delivery. */
  weekdays: z.array(hour(1, 7)).max(7, 'tooLong'),
  /** Orders placed before this local time count for the same day: `HH:MM`. */
  cutoff: z.string('required').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'wrongValue'),
  processingDays: hour(0, 60),
  durationDays: hour(0, 60),
  fromHour: hour(0, 23),
  toHour: hour(1, 24),
  horizonDays: hour(1, 90),
  /** Maximum orders a day of the own courier; null = unlimited. */
  dailyDeliveries: hour(1, 32_767).nullable(),
  /** True = CDEK delivers outside the seller's own areas. */
  withCdek: z.boolean('wrongValue'),
  /** True = the seller has agreed to bear free deliveries of plans; without consent the seller takes no part in them. */
  withPlans: z.boolean('wrongValue'),
})

/** Maximum opening spans of one place a week. */
const MAX_OPEN_HOURS = 14
/** Days off, both included, without picking, delivery and handover. */
const closureSchema = z.object({ from: day, to: day })
export const closuresSchema = z.array(closureSchema).max(MAX_CLOSURES, 'tooLong')

/** A pickup place as edited by its seller. */
export const tradePlaceFormSchema = tradePlaceSchema.omit({ id: true, regionCode: true, coords: true }).extend({
  title: z.string('required').max(500, 'tooLong'),
  address: z.string('required').max(500, 'tooLong'),
  city: z.string('required').max(500, 'tooLong'),
  regionCode,
  coords,
  hours: z
    .array(
      z.object({
        weekdays: z.array(hour(1, 7)).max(7, 'tooLong'),
        from: z.string('required').max(5, 'wrongValue'),
        to: z.string('required').max(5, 'wrongValue'),
      }),
    )
    .max(MAX_OPEN_HOURS, 'tooLong'),
  /** Days of a stand at a fair; null = every week. */
  days: closureSchema.nullable(),
})

/** Delivery settings of a seller. */
export const shippingSchema = z.object({
  /** Revision of the rates, returned when saving to detect concurrent edits. */
  revision: z.string(),
  timeZone: z.string(),
  /** Starting point of its deliveries. */
  coords: z.object({ latitude: z.number(), longitude: z.number() }),
  city: z.string(),
  regionCode: z.string(),
  rates: z.array(shippingRateSchema.extend({ id: z.number().int() })),
  schedule: shippingScheduleSchema,
  closures: z.array(closureSchema),
  tradePlaces: z.array(tradePlaceSchema),
})
export type Shipping = z.output<typeof shippingSchema>

const spot = z.object({ latitude: z.number(), longitude: z.number() })
/** A region or a town on the map: a circle, or a border around its towns. Longitudes may exceed 180. */
export const outlineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('radius'), center: spot, metres: z.number().int() }),
  z.object({ kind: z.literal('polygon'), points: z.array(spot) }),
])
export type Outline = z.output<typeof outlineSchema>

const load = z.object({
  date: isoDate,
  /** Orders in progress or delivered; cancelled orders free their slot. */
  taken: z.number().int(),
  /** Maximum orders; null = unlimited. May be below `taken` after it was lowered. */
  most: z.number().int().nullable(),
})
export const slotsSchema = z.object({
  /** Load by day and rate: the coming days of each rate, and days with orders but without departures. */
  slots: z.array(load.extend({ rateId: z.number().int(), fromHour: z.number().int(), toHour: z.number().int() })),
  /** Load by day, when the seller has a daily limit. */
  days: z.array(load),
})
export type Slots = z.output<typeof slotsSchema>
