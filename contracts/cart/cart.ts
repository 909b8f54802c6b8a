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

/**
 * Sums of a cart, roubles; `total` = goods − discount + delivery. Unavailable lines (sold out, off sale) count as 0.
 */
export const cartTotalsSchema = z.object({
  /** Price of the goods before discounts. */
  goods: roubles,
  discount: roubles,
  /** Price of the courier to the place, 0 = free; null = no courier there or unknown. */
  delivery: roubles.nullable(),
  total: roubles,
  /** Weight of weighed goods; pieces have no known weight. */
  weightGrams: z.number().int(),
  /** Number of lines, not of steps. */
  itemsCount: z.number().int(),
})

/** Sums for the minimum and free delivery, compared with goods − discount, roubles. */
export const cartProgressSchema = z.object({
  minOrderSum: roubles,
  isMinReached: z.boolean(),
  toMin: roubles,
  freeDeliverySum: roubles.nullable(),
  toFree: roubles.nullable(),
})

/** A cart (spec 3, Cart): products of one seller for one place. */
export const cartSchema = z.object({
  cartId: z.uuid(),
  cartTitle: z.string(),
  /** The seller: a farmer or a restaurant. */
  farmerId: z.number().int(),
  farmer: cartFarmerSchema,
  type: z.enum(['farmer', 'restaurant']),
  place: locationSchema,
  /** True = the seller is on sale. */
  enabled: z.boolean(),
  /** Always false from the server; a client sets it when its cart was deleted or replaced. */
  notFound: z.boolean(),
  /** True = at least one delivery method reaches the visitor's place. */
  isAvailableAtUserArea: z.boolean(),
  /** True = a pickup point has days, so the courier's minimum does not apply. */
  mayPickUp: z.boolean(),
  /** True = the carrier may deliver, regardless of the courier's minimum; known at checkout. */
  sendsByCarrier: z.boolean(),
  /** Pause of new orders; null = none. */
  pause: pauseSchema.nullable(),
  /** Bonuses that may be spent here, roubles. */
  bonuses: roubles,
  /** Promo code stored with the cart, upper case; its discount is in the calculation. Null = none. */
  promoCode: z.string().nullable(),
  products: z.array(cartProductSchema),
  totals: cartTotalsSchema,
  progress: cartProgressSchema,
  nearestDelivery: nearestDeliverySchema.nullable(),
  /** Pre-order by harvest: first delivery day. */
  harvestReadyOn: isoDate.nullable(),
  /** Schedules of its products: `25-1080-1` = Tuesdays and Fridays, ordered until 18:00 of the day before. */
  productionSchedules: z.array(z.string()),
  /** Maximum days on the way for all its goods: ≥ 0 for any route, < 0 for the seller's routes (−1 − days). */
  wayDays: z.number().int(),
  /** Possible times of a restaurant's dinner by delivery method; empty for goods. */
  dinners: z.array(dinnerPromiseSchema),
  /** Sharing of the cart; null = not shared. */
  sharing: cartSharingSchema.nullable(),
  /** Version of the cart, which increases with every change; the response with the larger version is newer. */
  version: z.number().int(),
  /** Creation time, ISO 8601. */
  createdAt: z.string(),
  /** ISO moment of the last change; the most recently touched cart is the active one (spec 4). */
  touchedAt: z.string(),
})
export type Cart = z.output<typeof cartSchema>

/** Carts, newest first. */
export const cartListSchema = z.object({
  items: z.array(cartSchema),
  totalItems: z.number().int(),
  /** Ids of deleted carts and of other people's carts; when assigning also of carts above the customer's limit. */
  notFoundIds: z.array(z.uuid()),
})
export type CartList = z.output<typeof cartListSchema>

/** Result of repeating an order: the cart, and products not fully added. */
export const repeatedCartSchema = cartSchema.extend({
  notAdded: z.array(
    z.object({
      productId: z.number().int(),
      title: z.string(),
      reason: z.enum(['soldOut', 'lessLeft', 'disabled', 'limit', 'optionsChanged']),
      /** Titles of unavailable options, for `optionsChanged`. */
      lostOptions: z.array(z.string()),
      /** Ordered steps and steps now in the cart. */
      ordered: z.number().int(),
      inCart: z.number().int(),
    }),
  ),
})
export type RepeatedCart = z.output<typeof repeatedCartSchema>

/** Result of checking whether the cart can be checked out at the place. */
export const cartAvailabilitySchema = z.object({
  isAvailable: z.boolean(),
  enabled: z.boolean(),
  isAvailableAtUserArea: z.boolean(),
  /** Refusal code of the first obstacle; null when available. */
  code: z.enum(['FARMER_OR_PRODUCTS_UNAVAILABLE', 'UNAVAILABLE_AT_USER_AREA', 'CART_EMPTY']).nullable(),
  unavailableProductIds: z.array(z.number().int()),
})
export type CartAvailability = z.output<typeof cartAvailabilitySchema>

/** Sums of a cart for every delivery method. */
export const cartCalculationSchema = z.object({
  cartId: z.uuid(),
  version: z.number().int(),
  enabled: z.boolean(),
  isAvailableAtUserArea: z.boolean(),
  products: z.array(cartProductSchema),
  /**
   * Sums for the requested method, by default the courier; `total` = goods − discount − promoDiscount − bonuses +
   * delivery.
   */
  totals: cartTotalsSchema.extend({ promoDiscount: roubles, bonuses: roubles }),
  progress: cartProgressSchema,
  nearestDelivery: nearestDeliverySchema.nullable(),
  methods: z.array(
    z.object({
      methodCode: z.enum(['pickup', 'courier', 'cdek']),
      /** Price of delivery, roubles; null = the carrier's price, known at checkout. */
      deliverySum: roubles.nullable(),
      total: roubles,
      progress: cartProgressSchema,
      nearestDelivery: nearestDeliverySchema.nullable(),
    }),
  ),
  /** Possible times of a restaurant's dinner by delivery method; empty for goods. */
  dinners: z.array(dinnerPromiseSchema),
  /** Free deliveries of the subscription available for this seller. */
  freeDeliveriesLeft: z.number().int(),
  /** True = a free delivery pays for the courier in these sums; false when the courier is free anyway. */
  usesFreeDelivery: z.boolean(),
  /** Result of the promo code; null = no code. */
  promoCode: triedPromoCodeSchema.nullable(),
  bonuses: previewedBonusesSchema,
})
export type CartCalculation = z.output<typeof cartCalculationSchema>
