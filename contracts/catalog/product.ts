import { ATTRIBUTE_KEYS } from '@okolitsa/domain/catalog/attributes.ts'
import { MADE_HOW } from '@okolitsa/domain/catalog/made.ts'
import { KEEPINGS } from '@okolitsa/domain/delivery/way-days.ts'
import { z } from 'zod'
import { slotHours } from '../delivery/slot-hours.ts'
import { shown } from '../kernel/shows.ts'
import { pauseEndSchema } from './pause.ts'
import { focusSchema, pictureSchema } from './picture.ts'
import { isoDate, roubles } from './price.ts'
import { soldProductFields } from './sold-product.ts'

/** Why a product cannot be put into the cart here and now. */
export const UNAVAILABILITY_REASONS = [
  /** The seller does not sell it now, or is closed. */
  'notOnSale',
  'outOfStock',
  /** No method of the seller reaches the location. */
  'notDeliveredHere',
  /** The seller takes no orders for a while. */
  'paused',
  /** It would not last on any way to the location. */
  'willNotLast',
  /** The seller reaches the location, but offers no date. */
  'noDates',
] as const

export const availabilitySchema = z.object({
  isAvailableForCart: z.boolean(),
  /** Sale steps left; null = unlimited. */
  available: z.number().int().min(0).nullable(),
  reason: z.enum(UNAVAILABILITY_REASONS).nullable(),
  /** Of `willNotLast`: days that it is good for, null = nobody says, and how it is kept. */
  perishes: z.object({ shelfDays: z.number().int().nullable(), keeping: z.enum(KEEPINGS) }).nullable(),
  /** Of `paused`: until when, null = nobody knows. */
  pausedUntil: pauseEndSchema.nullable(),
})

/** A delivery promise: the day and the hours in the seller's time zone. */
export const nearestDeliverySchema = z.object({
  date: isoDate,
  ...slotHours,
  methodCode: z.enum(['courier', 'pickup', 'cdek']),
  /** The courier comes to a part of the town only. */
  needsPoint: z.boolean().optional(),
})

export const productCardSchema = z.object({
  ...soldProductFields,
  /** What the small picture shows; empty = what the title says. */
  imageAlt: z.string(),
  /** Null = a drawing, shown whole. */
  imageFocus: focusSchema.nullable(),
  /** Same as priceInfo.finalPrice. */
  price: roubles,
  /** Final price of a kilogram, a litre or one piece, roubles, rounded to a kopeck. */
  pricePerUnit: roubles,
  /** Whole per cent, rounded down; 0 = no discount. */
  discountPercent: z.number().int().min(0).max(99),
  isNew: z.boolean(),
  availability: availabilitySchema,
  nearestDelivery: nearestDeliverySchema.nullable(),
  /** Pre-order by harvest: not delivered before this day. */
  harvestReadyOn: isoDate.nullable(),
  /** By the seller's word: picked, milked, baked, caught, made on this day; null = nothing is stated. */
  made: z.object({ how: z.enum(MADE_HOW), on: isoDate }).nullable(),
  /** The seller has a valid organic certificate. */
  isOrganic: z.boolean(),
  farmer: z
    .object({
      id: z.number().int(),
      slug: z.string(),
      title: z.string(),
      rating: z.number().nullable(),
      reviewsCount: z.number().int(),
      /** Town or village and region, in one line. */
      place: z.string(),
    })
    .register(shown, { shows: ['seller'] }),
  rating: z.number().nullable(),
  reviewsCount: z.number().int(),
})
shown.add(productCardSchema, { shows: ['product'] })
export type ProductCard = z.output<typeof productCardSchema>

export const documentSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['declaration', 'certificate', 'vsd', 'organic', 'registration']),
  title: z.string(),
  number: z.string(),
  validTo: isoDate.nullable(),
  /** Where the paper itself is read; null = it is only named. */
  fileUrl: z.string().nullable(),
})

/** One way to get the goods, with honest dates and today's price. */
export const deliveryMethodSchema = z.object({
  methodCode: z.enum(['courier', 'pickup', 'cdek']),
  title: z.string(),
  /** Roubles below the free sum; 0 for pickup. */
  price: roubles,
  minOrderSum: roubles,
  freeDeliverySum: roubles.nullable(),
  tradePlaceId: z.number().int().nullable(),
  address: z.string().nullable(),
  dates: z.array(z.object({ date: isoDate, ...slotHours })),
})

/** Grams per 100 g, kilocalories per 100 g. */
export const nutritionSchema = z.object({ kcal: z.number(), protein: z.number(), fat: z.number(), carbs: z.number() })

export const productSchema = productCardSchema.extend({
  description: z.string(),
  composition: z.string(),
  shelfLife: z.string(),
  storage: z.string(),
  nutrition: nutritionSchema.nullable(),
  allergens: z.array(z.string()),
  /** The days of the week on which it is made, ordered before a minute of so many days before; null = it is there. */
  productionSchedule: z
    .object({
      weekdays: z.array(z.number().int().min(1).max(7)),
      cutoffMinute: z.number().int(),
      daysBefore: z.number().int(),
    })
    .nullable(),
  /** What goods of its category say of themselves: a number, an option or a text. */
  attributes: z.array(z.object({ key: z.enum(ATTRIBUTE_KEYS), value: z.union([z.number(), z.string()]) })),
  /** The first one is the small picture of cards. */
  images: z.array(pictureSchema),
  documents: z.array(documentSchema),
  deliveryMethods: z.array(deliveryMethodSchema),
  /** CDEK may deliver it, too; its price and day are known at checkout. */
  sendsByCdek: z.boolean(),
  /** The seller sends by CDEK, which has no point near: where the nearest one is. Null = otherwise. */
  nearestCdekPoint: z.object({ city: z.string(), km: z.number().int() }).nullable(),
  /** From the root to the main category. */
  breadcrumbs: z.array(z.object({ id: z.number().int(), urlKey: z.string(), title: z.string() })),
})
shown.add(productSchema, { shows: ['product'] })
export type Product = z.output<typeof productSchema>
