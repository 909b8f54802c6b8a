import { z } from 'zod'
import { locationSchema } from '../geo/location.ts'
import { shown } from '../kernel/shows.ts'
import { pauseSchema } from './pause.ts'
import { focusSchema, pictureSchema } from './picture.ts'
import { isoDate, roubles } from './price.ts'
import { documentSchema, nearestDeliverySchema, productCardSchema } from './product.ts'

export const coordsSchema = z.object({ latitude: z.number(), longitude: z.number() })

const badge = {
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  tagline: z.string(),
  smallImageUrl: z.string(),
  imageUrl: z.string(),
  imageAlt: z.string(),
  imageFocus: focusSchema.nullable(),
  hue: z.number().int(),
  /** Town or village and region, in one line. */
  place: z.string(),
  rating: z.number().nullable(),
  reviewsCount: z.number().int(),
  productsCount: z.number().int(),
  isNew: z.boolean(),
  coords: coordsSchema,
  /** Distance from the requested location to the farm, whole kilometres. */
  distanceKm: z.number().int(),
  /** Delivery methods that reach the location. */
  methods: z.array(z.enum(['courier', 'pickup', 'cdek'])),
  nearestDelivery: nearestDeliverySchema.nullable(),
  /** Pause of new orders; null = none. */
  pause: pauseSchema.nullable(),
  /** False = the farm is listed, but does not deliver to this location. */
  isAvailableHere: z.boolean(),
  minOrderSum: roubles.nullable(),
  deliveryPrice: roubles.nullable(),
  freeDeliverySum: roubles.nullable(),
  workWithSubscriptions: z.boolean(),
}

/** A farmer in a list, with the most popular products. */
export const farmerCardSchema = z.object({ ...badge, products: z.array(productCardSchema) })
shown.add(farmerCardSchema, { shows: ['seller'] })
export type FarmerCard = z.output<typeof farmerCardSchema>

export const shippingRateSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  price: roubles,
  minOrderSum: roubles,
  freeDeliverySum: roubles.nullable(),
  freeDeliverySumForSubscribers: roubles.nullable(),
  isDefault: z.boolean(),
  /** True = the rate applies at the requested location. */
  isAvailableHere: z.boolean(),
})

/** Opening hours of a trade place: weekdays 1 = Monday … 7, times `HH:MM`. */
export const openHoursSchema = z.object({ weekdays: z.array(z.number().int()), from: z.string(), to: z.string() })

export const tradePlaceSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  address: z.string(),
  city: z.string(),
  regionCode: z.string(),
  coords: coordsSchema,
  hours: z.array(openHoursSchema),
  /** Days of a stand at a fair; null = every week. */
  days: z.object({ from: isoDate, to: isoDate }).nullable(),
})

export const legalInfoSchema = z.object({
  organizationId: z.number().int(),
  organizationName: z.string(),
  organizationAddress: z.string(),
  /** Taxpayer number: 10 or 12 digits. */
  tin: z.string(),
  /** Main state registration number: 13 or 15 digits. */
  ien: z.string(),
})
shown.add(legalInfoSchema, { shows: ['seller'], id: 'organizationId' })

export const farmerSchema = z.object({
  ...badge,
  organizationType: z.enum(['farmer', 'restaurant', 'tour_operator']),
  ownerName: z.string(),
  /** Paragraphs of the farm's story. */
  story: z.array(z.string()),
  /** Pictures of the farm; the first one is `imageUrl`. */
  gallery: z.array(pictureSchema),
  farmPlace: z.object({ place: locationSchema }),
  legal: legalInfoSchema,
  termsOfUseLink: z.string().nullable(),
  pdnLink: z.string().nullable(),
  documents: z.array(documentSchema),
  shippingRates: z.array(shippingRateSchema),
  tradePlaces: z.array(tradePlaceSchema),
  /** Delivery days offered at the location, earliest first. */
  deliveryDates: z.array(isoDate),
  deliveryWeekdays: z.array(z.number().int()),
  /** Order cutoff in local time, `HH:MM`: later orders count for the next day. */
  orderCutoff: z.string(),
  timeZone: z.string(),
  daysForProcessingDelivery: z.number().int(),
  deliveryDaysDuration: z.number().int(),
  timeForDelivery: z.object({ fromHour: z.number().int(), toHour: z.number().int() }),
  withCdek: z.boolean(),
  hasHarvest: z.boolean(),
  hasOnlinePayment: z.boolean(),
  hasTelephony: z.boolean(),
  loyaltyProgram: z.object({ accrualPercent: z.number(), maxSharePercent: z.number() }).nullable(),
  paymentMethods: z.array(z.string()),
  /** Day of joining. */
  since: isoDate,
})
shown.add(farmerSchema, { shows: ['seller'] })
export type Farmer = z.output<typeof farmerSchema>
