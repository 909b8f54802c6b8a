import { SUBSTITUTION_RULES } from '@okolitsa/domain/checkout/substitution.ts'
import { recipientNameMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { DROP_OFFS } from '@okolitsa/domain/orders/drop-off.ts'
import { z } from 'zod'
import { locationSchema } from '../geo/location.ts'
import { calledPhoneSchema } from '../identity/profile.ts'
import { day, moment } from '../kernel/day.ts'
import { id, uuid } from '../kernel/id.ts'
import { enteredRoubles } from '../kernel/roubles.ts'
import { without } from '../kernel/validation.ts'
import { spentBonuses, typedPromoCode } from '../loyalty/promo-code.ts'
import { paymentMethodCode } from '../payments/payment-method.ts'

export const recipientSchema = z.object({
  name: z.string('required').trim().check(without(recipientNameMistake)),
  phone: calledPhoneSchema,
})

/** A delivery address: a location with street and house (checked for courier orders), and details for the door. */
export const deliveryPlaceSchema = locationSchema.safeExtend({
  flat: z.string().trim().max(20, 'tooLong').nullable().default(null),
  entrance: z.string().trim().max(20, 'tooLong').nullable().default(null),
  floor: z.string().trim().max(10, 'tooLong').nullable().default(null),
  intercom: z.string().trim().max(20, 'tooLong').nullable().default(null),
  comment: z.string().trim().max(300, 'tooLong').nullable().default(null),
})
export type DeliveryPlace = z.output<typeof deliveryPlaceSchema>

export const dinnerChoiceSchema = z.object({
  /** Start of an offered slot (ISO moment); null = as soon as possible. */
  slotFrom: moment.nullable().default(null),
  /** Sets of cutlery; 0 = none. */
  cutlery: z.number().int('wholeNumber').min(0, 'tooSmall').max(20, 'tooBig').default(0),
  dropOff: z.enum(DROP_OFFS, 'wrongValue').default('ring'),
})
export type DinnerChoice = z.output<typeof dinnerChoiceSchema>

/** One cart of a checkout: delivery, time and payment. Prices never come from the client. */
export const checkoutCartSchema = z.object({
  cartId: uuid,
  methodCode: z.enum(['pickup', 'courier', 'cdek'], 'wrongValue'),
  /** Pickup point; required for `pickup`. */
  tradePlaceId: id.optional(),
  /** The carrier's office (`cdek/places`); absent for `cdek` = to the door. */
  carrierPointCode: z.string().trim().min(1, 'required').max(50, 'tooLong').optional(),
  date: day,
  paymentMethod: paymentMethodCode,
  comment: z.string().trim().max(1_000, 'tooLong').default(''),
  /** Total with delivery that the customer saw, roubles; a different total is refused with CART_CHANGED. */
  expectedTotal: enteredRoubles().optional(),
  /** Promo code of the seller; an invalid code refuses the cart. */
  promoCode: typedPromoCode.optional(),
  /** Bonuses to spend on this cart; too many are refused with BONUSES_NOT_ENOUGH. */
  bonuses: spentBonuses.optional(),
  /**
   * True = use a free delivery of the subscription for the courier; none left → NO_FREE_SHIPPING_AVAILABLE. None is
   * used when the courier is free anyway.
   */
  useFreeDelivery: z.boolean('wrongValue').default(false),
  /**
   * Dinner of a restaurant; absent = as soon as possible, without cutlery. The dinner's day applies instead of `date`.
   * Dishes have no substitutions.
   */
  dinner: dinnerChoiceSchema.optional(),
  /** Substitution rules that override the rules of the lines. */
  substitutions: z
    .array(z.object({ productId: id, rule: z.enum(SUBSTITUTION_RULES, 'wrongValue') }))
    .max(500, 'tooLong')
    .default([]),
})
export type CheckoutCart = z.output<typeof checkoutCartSchema>

export const checkoutBodySchema = z.object({
  carts: z
    .array(checkoutCartSchema)
    .min(1, 'required')
    .max(20, 'tooLong')
    .refine((carts) => new Set(carts.map((cart) => cart.cartId)).size === carts.length, 'wrongValue'),
  /** Required when any cart is delivered by courier or cdek. */
  place: deliveryPlaceSchema.nullable().default(null),
  recipient: recipientSchema,
})
export type CheckoutBody = z.output<typeof checkoutBodySchema>

/**
 * The older, smaller body: one cart without substitutions, promo code, bonuses and free delivery. Unknown fields are
 * refused by name, so that a promo code is never ignored silently.
 */
export const checkoutV2BodySchema = checkoutCartSchema
  .pick({
    cartId: true,
    methodCode: true,
    tradePlaceId: true,
    carrierPointCode: true,
    date: true,
    paymentMethod: true,
    comment: true,
    expectedTotal: true,
  })
  .extend({ place: deliveryPlaceSchema.nullable().default(null), recipient: recipientSchema })
  .strict()
