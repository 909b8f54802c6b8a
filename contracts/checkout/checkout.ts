import { SUBSTITUTION_RULES } from '@okolitsa/domain/checkout/substitution.ts'
import { recipientNameMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { DROP_OFFS } from '@okolitsa/domain/orders/drop-off.ts'
import { z } from 'zod'
import { locationSchema } from '../geo/location.ts'
import { calledPhoneSchema } from '../identity/profile.ts'
import { day, moment } from '../kernel/day.ts'
import { id, uuid } from '../kernel/id.ts'
import { saidRoubles } from '../kernel/roubles.ts'
import { without } from '../kernel/validation.ts'
import { spentBonuses, typedPromoCode } from '../loyalty/promo-code.ts'
import { paymentMethodCode } from '../payments/payment-method.ts'

export const recipientSchema = z.object({
  name: z.string('required').trim().check(without(recipientNameMistake)),
  phone: calledPhoneSchema,
})

/** Where the courier goes: a location with street and house (checked for courier orders), and what helps at the door. */
export const deliveryPlaceSchema = locationSchema.safeExtend({
  flat: z.string().trim().max(20, 'tooLong').nullable().default(null),
  entrance: z.string().trim().max(20, 'tooLong').nullable().default(null),
  floor: z.string().trim().max(10, 'tooLong').nullable().default(null),
  intercom: z.string().trim().max(20, 'tooLong').nullable().default(null),
  /** Comment for the courier: how to drive up, whether to call. */
  comment: z.string().trim().max(300, 'tooLong').nullable().default(null),
})
export type DeliveryPlace = z.output<typeof deliveryPlaceSchema>

/** Of a restaurant's cart: when, and what goes with it. */
export const dinnerChoiceSchema = z.object({
  /** The beginning of a slot that was offered (ISO moment); null = as soon as possible. */
  slotFrom: moment.nullable().default(null),
  /** Sets of cutlery; 0 = none, which is less rubbish. */
  cutlery: z.number().int('wholeNumber').min(0, 'tooSmall').max(20, 'tooBig').default(0),
  dropOff: z.enum(DROP_OFFS, 'wrongValue').default('ring'),
})
export type DinnerChoice = z.output<typeof dinnerChoiceSchema>

/** One cart of a purchase: how, when and by what money. Prices are never taken from here. */
export const checkoutCartSchema = z.object({
  cartId: uuid,
  methodCode: z.enum(['pickup', 'courier', 'cdek'], 'wrongValue'),
  /** The pickup point; needed for `pickup`. */
  tradePlaceId: id.optional(),
  /** The carrier's point (`cdek/places`); absent for `cdek` = to the door. */
  carrierPointCode: z.string().trim().min(1, 'required').max(50, 'tooLong').optional(),
  date: day,
  paymentMethod: paymentMethodCode,
  comment: z.string().trim().max(1_000, 'tooLong').default(''),
  /** Roubles: what the customer saw, delivery included. A difference is refused with CART_CHANGED and nothing is written. */
  expectedTotal: saidRoubles().optional(),
  /** The seller's; a refused one refuses the cart. */
  promoCode: typedPromoCode.optional(),
  /** To spend on this cart; more than may be spent is refused with BONUSES_NOT_ENOUGH. */
  bonuses: spentBonuses.optional(),
  /**
   * Spend one free delivery of the subscription on the courier; none left → NO_FREE_SHIPPING_AVAILABLE. Nothing is
   * spent where the courier costs nothing anyway.
   */
  useFreeDelivery: z.boolean('wrongValue').default(false),
  /**
   * A restaurant's cart only; absent there = as soon as possible, without cutlery. The day is the dinner's, whatever
   * `date` says. Dishes are not substituted.
   */
  dinner: dinnerChoiceSchema.optional(),
  /** Overrides the lines' own choice. */
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
  /** Needed when any cart goes by courier or cdek. */
  place: deliveryPlaceSchema.nullable().default(null),
  recipient: recipientSchema,
})
export type CheckoutBody = z.output<typeof checkoutBodySchema>

/**
 * The older, smaller body: one cart, no substitutions, no promo code, no bonuses, no free delivery. What it does not know
 * is refused by name: an order at full price is no answer to a promo code.
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
