import { z } from 'zod'
import {
  coordsSchema,
  legalInfoSchema,
  openHoursSchema,
  shippingRateSchema,
  tradePlaceSchema,
} from '../catalog/farmer.ts'
import { focusSchema, pictureSchema } from '../catalog/picture.ts'
import { isoDate, roubles } from '../catalog/price.ts'
import { documentSchema } from '../catalog/product.ts'
import { locationSchema } from '../geo/location.ts'
import { shown } from '../kernel/shows.ts'

/** A moment, ISO 8601. */
export const moment = z.iso.datetime()

/** A cuisine or a kind of dishes. */
export const kitchenSchema = z.object({ slug: z.string(), title: z.string() })

export const kitchenCountSchema = kitchenSchema.extend({
  imageUrl: z.string(),
  hue: z.number().int(),
  /** Number of restaurants of this cuisine that serve the place. */
  restaurantsCount: z.number().int(),
  /** Number of these restaurants that accept orders now. */
  openCount: z.number().int(),
})
export type KitchenCount = z.output<typeof kitchenCountSchema>

/**
 * State of a kitchen. `closing` = open, but a dinner ordered now would not be ready by `until`. `open.until` null = no
 * closing within days; `opensAt` null = unknown. Moments are shown in the restaurant's time zone.
 */
export const kitchenStateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), until: moment.nullable(), isRush: z.boolean() }),
  z.object({ kind: z.literal('paused'), until: moment }),
  z.object({ kind: z.literal('closing'), until: moment, opensAt: moment.nullable() }),
  z.object({ kind: z.literal('closed'), opensAt: moment.nullable() }),
])
shown.add(kitchenStateSchema, { ends: ['until', 'opensAt'] })

/** Serving hours: weekdays 1 = Monday … 7, times `HH:MM`; an end that is not later is on the next day. */
export const servedHoursSchema = openHoursSchema

/** Minutes from an order placed now to its handover, as a range. */
export const waitingRangeSchema = z.object({ fromMinutes: z.number().int(), toMinutes: z.number().int() })

const badge = {
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  tagline: z.string(),
  smallImageUrl: z.string(),
  imageUrl: z.string(),
  /** Focal point of the picture; null = a drawing, which is never cropped. */
  imageFocus: focusSchema.nullable(),
  hue: z.number().int(),
  /** Cuisines, the main one first. */
  kitchens: z.array(kitchenSchema),
  /** Price level: 1 = cheapest … 4. */
  priceLevel: z.number().int().min(1).max(4),
  rating: z.number().nullable(),
  reviewsCount: z.number().int(),
  isNew: z.boolean(),
  /** IANA time zone of all hours of the restaurant. */
  timeZone: z.string(),
  state: kitchenStateSchema,
  coords: coordsSchema,
  /** Kilometres from the location to the kitchen, one decimal. */
  distanceKm: z.number(),
  methods: z.array(z.enum(['courier', 'pickup'])),
  /** False = the restaurant is listed, but does not deliver to this location. */
  isAvailableHere: z.boolean(),
  /** Minutes until a dinner ordered now leaves the kitchen, including the queue; null = no orders now. */
  readyMinutes: z.number().int().nullable(),
  /** Waiting time by courier if available here, otherwise for pickup; null = no orders now, or none to the location. */
  time: waitingRangeSchema.nullable(),
  /** Price of the rate at the location; null = no courier here. */
  deliveryPrice: roubles.nullable(),
  minOrderSum: roubles.nullable(),
  freeDeliverySum: roubles.nullable(),
  freeDeliverySumForSubscribers: roubles.nullable(),
  /** True = the courier serves a part of the town, so the house must first be marked on the map. */
  needsPoint: z.boolean(),
  workWithSubscriptions: z.boolean(),
}

export const restaurantCardSchema = z.object(badge)
shown.add(restaurantCardSchema, { shows: ['seller', 'kitchen'] })
export type RestaurantCard = z.output<typeof restaurantCardSchema>

/** A menu section (schema.org MenuSection). */
export const menuSectionSchema = z.object({
  id: z.number().int(),
  /** Slug of the section in the URL `/restaurants/{id}/{slug}`: made from the title, unique within the menu. */
  slug: z.string(),
  title: z.string(),
  note: z.string(),
  dishesCount: z.number().int(),
  /** Serving hours; null = all opening hours. */
  served: servedHoursSchema.nullable(),
  isServedNow: z.boolean(),
  /** End of the current serving hours; null = until the kitchen closes. */
  servedUntil: moment.nullable(),
  /** Next beginning of the serving hours, while not served. */
  servedAt: moment.nullable(),
})
shown.add(menuSectionSchema, { ends: ['servedUntil', 'servedAt'] })
export type MenuSection = z.output<typeof menuSectionSchema>

export const openSpanSchema = z.object({ from: z.string(), to: z.string() })

/** Different hours from the first to the last day; without a span the restaurant is closed. */
export const openingExceptionSchema = z.object({
  from: isoDate,
  to: isoDate,
  spans: z.array(openSpanSchema),
  note: z.string(),
})

export const restaurantSchema = z.object({
  ...badge,
  imageAlt: z.string(),
  /** Pictures; the first one is `imageUrl`. */
  gallery: z.array(pictureSchema),
  ownerName: z.string(),
  /** Paragraphs of the story. */
  story: z.array(z.string()),
  /** Street and house of the kitchen. */
  address: z.string(),
  place: locationSchema,
  /** Note on all dishes, such as nuts in the same kitchen. */
  kitchenNote: z.string(),
  /** Cooking time now, including a rush, minutes. */
  preparationMinutes: z.number().int(),
  /** Minutes after which an unanswered order is cancelled and refunded. */
  acceptMinutes: z.number().int(),
  openingHours: z.array(servedHoursSchema),
  /** Exceptions that end today or later. */
  openingExceptions: z.array(openingExceptionSchema),
  /** Hours of the restaurant's current day: after midnight the hours of yesterday's shift while it lasts. */
  today: z.array(openSpanSchema),
  sections: z.array(menuSectionSchema),
  dishesCount: z.number().int(),
  legal: legalInfoSchema,
  documents: z.array(documentSchema),
  shippingRates: z.array(shippingRateSchema),
  tradePlaces: z.array(tradePlaceSchema),
  hasOnlinePayment: z.boolean(),
  hasTelephony: z.boolean(),
  paymentMethods: z.array(z.string()),
  termsOfUseLink: z.string().nullable(),
  pdnLink: z.string().nullable(),
  since: isoDate,
})
shown.add(restaurantSchema, { shows: ['seller', 'kitchen'] })
export type Restaurant = z.output<typeof restaurantSchema>
