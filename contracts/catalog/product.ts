import { ATTRIBUTE_KEYS } from '@okolitsa/domain/catalog/attributes.ts'
import { MADE_HOW } from '@okolitsa/domain/catalog/made.ts'
import { STORAGE_CONDITIONS } from '@okolitsa/domain/delivery/way-days.ts'
import { z } from 'zod'
import { slotHours } from '../delivery/slot-hours.ts'
import { shown } from '../kernel/shows.ts'
import { pauseEndSchema } from './pause.ts'
import { focusSchema, pictureSchema } from './picture.ts'
import { isoDate, roubles } from './price.ts'
import { soldProductFields } from './sold-product.ts'

/** Reasons against adding a product to the cart. */
export const UNAVAILABILITY_REASONS = [
  /** The product or its seller is off sale. */
  'notOnSale',
  'outOfStock',
  /** No method of the seller reaches the location. */
  'notDeliveredHere',
  /** The seller has paused new orders. */
  'paused',
  /** The product would spoil on every route to the location. */
  'willNotLast',
  /** The seller delivers to the location, but offers no date. */
  'noDates',
  /** The market takes no orders. */
  'marketClosed',
] as const

export const availabilitySchema = z.object({
  isAvailableForCart: z.boolean(),
  /** Sale steps left; null = unlimited. */
  available: z.number().int().min(0).nullable(),
  reason: z.enum(UNAVAILABILITY_REASONS).nullable(),
  /** Shelf life in days (null = not stated) and storage, for `willNotLast`. */
  perishes: z.object({ shelfDays: z.number().int().nullable(), keeping: z.enum(STORAGE_CONDITIONS) }).nullable(),
  /** End of the pause, for `paused`; null = unknown. */
  pausedUntil: pauseEndSchema.nullable(),
})

/** A delivery promise: the day and the hours in the seller's time zone. */
export const nearestDeliverySchema = z.object({
  date: isoDate,
  ...slotHours,
  methodCode: z.enum(['courier', 'pickup', 'cdek']),
  /** True = the courier serves only a part of the town. */
  needsPoint: z.boolean().optional(),
})

export const productCardSchema = z.object({
  ...soldProductFields,
  /** Alternative text of the small picture; empty = the title suffices. */
  imageAlt: z.string(),
  /** Focal point of the picture; null = a drawing, which is never cropped. */
  imageFocus: focusSchema.nullable(),
  /** Same as priceInfo.finalPrice. */
  price: roubles,
  /** Final price of a kilogram, a litre or one piece, roubles, rounded to a kopeck. */
  pricePerUnit: roubles,
  /** Discount in whole per cent, rounded down; 0 = none. */
  discountPercent: z.number().int().min(0).max(99),
  isNew: z.boolean(),
  availability: availabilitySchema,
  nearestDelivery: nearestDeliverySchema.nullable(),
  /** First delivery day of a pre-order by harvest. */
  harvestReadyOn: isoDate.nullable(),
  /** Seller's statement when the product was picked, milked, baked, caught or made; null = not stated. */
  made: z.object({ how: z.enum(MADE_HOW), on: isoDate }).nullable(),
  /** True = the seller has a valid organic certificate. */
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
  /** URL of the document; null = no file. */
  fileUrl: z.string().nullable(),
})

/** A delivery method with its dates and current price. */
export const deliveryMethodSchema = z.object({
  methodCode: z.enum(['courier', 'pickup', 'cdek']),
  title: z.string(),
  /** Price below the free-delivery sum, roubles; 0 for pickup. */
  price: roubles,
  minOrderSum: roubles,
  freeDeliverySum: roubles.nullable(),
  tradePlaceId: z.number().int().nullable(),
  address: z.string().nullable(),
  dates: z.array(z.object({ date: isoDate, ...slotHours })),
})

/** Nutrition: grams per 100 g, kilocalories per 100 g. */
export const nutritionSchema = z.object({ kcal: z.number(), protein: z.number(), fat: z.number(), carbs: z.number() })

export const productSchema = productCardSchema.extend({
  description: z.string(),
  composition: z.string(),
  shelfLife: z.string(),
  storage: z.string(),
  nutrition: nutritionSchema.nullable(),
  allergens: z.array(z.string()),
  /** Days of production, with the cutoff as a minute of a day some days before; null = sold from stock. */
  productionSchedule: z
    .object({
      weekdays: z.array(z.number().int().min(1).max(7)),
      cutoffMinute: z.number().int(),
      daysBefore: z.number().int(),
    })
    .nullable(),
  /** Values of the attributes of its category: a number, an option or a text. */
  attributes: z.array(z.object({ key: z.enum(ATTRIBUTE_KEYS), value: z.union([z.number(), z.string()]) })),
  /** Pictures; cards show the first one. */
  images: z.array(pictureSchema),
  documents: z.array(documentSchema),
  deliveryMethods: z.array(deliveryMethodSchema),
  /** True = CDEK may deliver, too; price and day are known at checkout. */
  sendsByCdek: z.boolean(),
  /** The nearest CDEK office when the seller uses CDEK and no office is near; null otherwise. */
  nearestCdekPoint: z.object({ city: z.string(), km: z.number().int() }).nullable(),
  /** Categories from the root to the main category. */
  breadcrumbs: z.array(z.object({ id: z.number().int(), urlKey: z.string(), title: z.string() })),
})
shown.add(productSchema, { shows: ['product'] })
export type Product = z.output<typeof productSchema>
