import { z } from 'zod'
import { pauseSchema } from '../catalog/pause.ts'
import { isoDate, roubles } from '../catalog/price.ts'
import { nearestDeliverySchema } from '../catalog/product.ts'
import { locationSchema } from '../geo/location.ts'
import { previewedBonusesSchema, triedPromoCodeSchema } from '../loyalty/preview.ts'
import { dinnerPromiseSchema } from '../restaurants/dinner.ts'
import { cartFarmerSchema } from './cart-farmer.ts'
import { cartProductSchema } from './cart-product.ts'
import { cartSharingSchema } from './sharing.ts'

/** Roubles; `total` = goods − discount + delivery. Lines that cannot be bought at all (sold out, off sale) bring nothing. */
export const cartTotalsSchema = z.object({
  /** Before discounts. */
  goods: roubles,
  discount: roubles,
  /** By courier to the place, 0 = free; null = no courier there or not known yet. */
  delivery: roubles.nullable(),
  total: roubles,
  /** Goods sold by grams and millilitres; pieces have no known weight. */
  weightGrams: z.number().int(),
  /** Lines, not steps. */
  itemsCount: z.number().int(),
})

/** How far to the minimum and to the free delivery; compared with goods − discount, roubles. */
export const cartProgressSchema = z.object({
  minOrderSum: roubles,
  isMinReached: z.boolean(),
  toMin: roubles,
  freeDeliverySum: roubles.nullable(),
  toFree: roubles.nullable(),
})

/** A cart (spec 3, Cart): one seller's products gathered for one place. */
export const cartSchema = z.object({
  cartId: z.uuid(),
  cartTitle: z.string(),
  /** The seller, farmer or restaurant. */
  farmerId: z.number().int(),
  farmer: cartFarmerSchema,
  type: z.enum(['farmer', 'restaurant']),
  place: locationSchema,
  /** The seller sells now. */
  enabled: z.boolean(),
  /** Always false from the server; a client sets it when the cart it kept is gone or was replaced. */
  notFound: z.boolean(),
  /** At least one way of delivery reaches the visitor's place. */
  isAvailableAtUserArea: z.boolean(),
  /** A pickup point has days: the cart may be taken there whatever the courier's minimum. */
  mayPickUp: z.boolean(),
  /** The carrier may bring it, whatever the courier's minimum; it is asked at checkout. */
  sendsByCarrier: z.boolean(),
  /** The seller takes no orders for a while; null = it does. */
  pause: pauseSchema.nullable(),
  /** Loyalty bonuses the visitor may spend here, roubles. */
  bonuses: roubles,
  /** The promo code that is kept with the cart, in capitals; what it takes off is calculated. Null = none. */
  promoCode: z.string().nullable(),
  products: z.array(cartProductSchema),
  totals: cartTotalsSchema,
  progress: cartProgressSchema,
  nearestDelivery: nearestDeliverySchema.nullable(),
  /** Pre-order by harvest: nothing of it is delivered before this day. */
  harvestReadyOn: isoDate.nullable(),
  /** Of what is made on days of its own: `25-1080-1` = on Tuesdays and Fridays, ordered until 18:00 of the day before. */
  productionSchedules: z.array(z.string()),
  /** The most days on the way that all its goods bear: from 0 by any way, below 0 by the seller's own, and then −1 − days. */
  wayDays: z.number().int(),
  /** Of a restaurant's cart: when it may be had, by each way; empty for goods. */
  dinners: z.array(dinnerPromiseSchema),
  /** null = gathered by one. */
  sharing: cartSharingSchema.nullable(),
  /** Grows with every change; of two answers the one with the larger version is the newer. */
  version: z.number().int(),
  /** ISO moment. */
  createdAt: z.string(),
  /** ISO moment of the last change: of several carts the one touched last is the active one (spec 4). */
  touchedAt: z.string(),
})
export type Cart = z.output<typeof cartSchema>

/** Newest first. */
export const cartListSchema = z.object({
  items: z.array(cartSchema),
  totalItems: z.number().int(),
  /** Asked for, but gone or somebody else's; when assigning: carts that found no room beside the customer's. */
  notFoundIds: z.array(z.uuid()),
})
export type CartList = z.output<typeof cartListSchema>

/** The answer of «repeat»: the cart, and which products of the order did not get into it in full. */
export const repeatedCartSchema = cartSchema.extend({
  notAdded: z.array(
    z.object({
      productId: z.number().int(),
      title: z.string(),
      reason: z.enum(['soldOut', 'lessLeft', 'disabled', 'limit', 'optionsChanged']),
      /** Of `optionsChanged`: titles of the options that are not there any more. */
      lostOptions: z.array(z.string()),
      /** Steps that were ordered then and steps in the cart now. */
      ordered: z.number().int(),
      inCart: z.number().int(),
    }),
  ),
})
export type RepeatedCart = z.output<typeof repeatedCartSchema>

/** Whether the cart could be checked out at the place as it stands. */
export const cartAvailabilitySchema = z.object({
  isAvailable: z.boolean(),
  enabled: z.boolean(),
  isAvailableAtUserArea: z.boolean(),
  /** The first reason against, null when available. */
  code: z.enum(['FARMER_OR_PRODUCTS_UNAVAILABLE', 'UNAVAILABLE_AT_USER_AREA', 'CART_EMPTY']).nullable(),
  unavailableProductIds: z.array(z.number().int()),
})
export type CartAvailability = z.output<typeof cartAvailabilitySchema>

/** The sums of a cart for every way to get it. */
export const cartCalculationSchema = z.object({
  cartId: z.uuid(),
  version: z.number().int(),
  enabled: z.boolean(),
  isAvailableAtUserArea: z.boolean(),
  products: z.array(cartProductSchema),
  /** For the asked method, otherwise for the courier; `total` = goods − discount − promoDiscount − bonuses + delivery. */
  totals: cartTotalsSchema.extend({ promoDiscount: roubles, bonuses: roubles }),
  progress: cartProgressSchema,
  nearestDelivery: nearestDeliverySchema.nullable(),
  methods: z.array(
    z.object({
      methodCode: z.enum(['pickup', 'courier', 'cdek']),
      /** Roubles; null = the carrier's price, known at checkout. */
      deliverySum: roubles.nullable(),
      total: roubles,
      progress: cartProgressSchema,
      nearestDelivery: nearestDeliverySchema.nullable(),
    }),
  ),
  /** Of a restaurant's cart: when it may be had, by each way; empty for goods. */
  dinners: z.array(dinnerPromiseSchema),
  /** Free deliveries of the subscription that may be spent at this seller. */
  freeDeliveriesLeft: z.number().int(),
  /** One of them pays for the courier in these sums; false where the courier costs nothing anyway. */
  usesFreeDelivery: z.boolean(),
  /** null = none was tried on. */
  promoCode: triedPromoCodeSchema.nullable(),
  bonuses: previewedBonusesSchema,
})
export type CartCalculation = z.output<typeof cartCalculationSchema>
