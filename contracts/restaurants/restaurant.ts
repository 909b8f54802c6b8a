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

/** A cuisine, or a kind of dishes people look for. */
export const kitchenSchema = z.object({ slug: z.string(), title: z.string() })

export const kitchenCountSchema = kitchenSchema.extend({
  imageUrl: z.string(),
  hue: z.number().int(),
  /** Restaurants of it that serve the place. */
  restaurantsCount: z.number().int(),
  /** Of those, how many take orders now. */
  openCount: z.number().int(),
})
export type KitchenCount = z.output<typeof kitchenCountSchema>

/**
 * What a kitchen says at the moment. `closing` = it is open, but a dinner that is ordered now would not be ready by
 * `until`. `open.until` null = it does not close within days; `opensAt` null = nobody knows. A moment is shown by the clock of the restaurant's zone.
 */
export const kitchenStateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), until: moment.nullable(), isRush: z.boolean() }),
  z.object({ kind: z.literal('paused'), until: moment }),
  z.object({ kind: z.literal('closing'), until: moment, opensAt: moment.nullable() }),
  z.object({ kind: z.literal('closed'), opensAt: moment.nullable() }),
])
shown.add(kitchenStateSchema, { ends: ['until', 'opensAt'] })

/** A part of the day: weekdays 1 = Monday … 7, times `HH:MM`; an end that is not later is on the next day. */
export const servedHoursSchema = openHoursSchema

/** Minutes from an order placed now to its guest, as an honest range. */
export const waitingRangeSchema = z.object({ fromMinutes: z.number().int(), toMinutes: z.number().int() })

const badge = {
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  tagline: z.string(),
  smallImageUrl: z.string(),
  imageUrl: z.string(),
  /** Null = a drawing, shown whole. */
  imageFocus: focusSchema.nullable(),
  hue: z.number().int(),
  /** The one it is known for first. */
  kitchens: z.array(kitchenSchema),
  /** 1 = the cheapest … 4. */
  priceLevel: z.number().int().min(1).max(4),
  rating: z.number().nullable(),
  reviewsCount: z.number().int(),
  isNew: z.boolean(),
  /** IANA; all its hours are of this zone. */
  timeZone: z.string(),
  state: kitchenStateSchema,
  /** Of the kitchen. */
  coords: coordsSchema,
  /** Kilometres from the location to the kitchen, one decimal. */
  distanceKm: z.number(),
  /** Ways by which an order gets from it to somebody at the location. */
  methods: z.array(z.enum(['courier', 'pickup'])),
  /** False = shown, but nothing can be ordered to this location. */
  isAvailableHere: z.boolean(),
  /** Minutes until a dinner that is ordered now leaves the kitchen, behind those that wait there; null = it takes no orders now. */
  readyMinutes: z.number().int().nullable(),
  /** By courier when one comes here, else for those who come for it; null = no orders are taken now, or nothing reaches the location. */
  time: waitingRangeSchema.nullable(),
  /** Of the rate at the location; null = no courier comes here. */
  deliveryPrice: roubles.nullable(),
  minOrderSum: roubles.nullable(),
  freeDeliverySum: roubles.nullable(),
  freeDeliverySumForSubscribers: roubles.nullable(),
  /** The courier comes to a part of the town: the house is shown on the map first. */
  needsPoint: z.boolean(),
  workWithSubscriptions: z.boolean(),
}

export const restaurantCardSchema = z.object(badge)
shown.add(restaurantCardSchema, { shows: ['seller', 'kitchen'] })
export type RestaurantCard = z.output<typeof restaurantCardSchema>

/** A section of a menu (schema.org MenuSection). */
export const menuSectionSchema = z.object({
  id: z.number().int(),
  /** The section's part of the address `/restaurants/{id}/{slug}`: made from the title, unique within the menu. */
  slug: z.string(),
  title: z.string(),
  note: z.string(),
  dishesCount: z.number().int(),
  /** Null = whenever the kitchen is open. */
  served: servedHoursSchema.nullable(),
  isServedNow: z.boolean(),
  /** While it is served: till when; null = as long as the kitchen is open. */
  servedUntil: moment.nullable(),
  /** While it is not: from when. */
  servedAt: moment.nullable(),
})
shown.add(menuSectionSchema, { ends: ['servedUntil', 'servedAt'] })
export type MenuSection = z.output<typeof menuSectionSchema>

export const openSpanSchema = z.object({ from: z.string(), to: z.string() })

/** Other hours on the days from the first to the last; no span = closed. */
export const openingExceptionSchema = z.object({
  from: isoDate,
  to: isoDate,
  spans: z.array(openSpanSchema),
  note: z.string(),
})

export const restaurantSchema = z.object({
  ...badge,
  imageAlt: z.string(),
  /** The first one is `imageUrl`. */
  gallery: z.array(pictureSchema),
  ownerName: z.string(),
  /** Paragraphs. */
  story: z.array(z.string()),
  /** Street and house of the kitchen. */
  address: z.string(),
  place: locationSchema,
  /** What holds for all its dishes, such as nuts in the same kitchen. */
  kitchenNote: z.string(),
  /** Minutes a dish takes now, a rush included. */
  preparationMinutes: z.number().int(),
  /** An order that is not accepted within them is cancelled with the money back. */
  acceptMinutes: z.number().int(),
  openingHours: z.array(servedHoursSchema),
  /** Of the days to come. */
  openingExceptions: z.array(openingExceptionSchema),
  /** Hours of the restaurant's today: after midnight those of the shift that began yesterday, as long as it lasts. */
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
