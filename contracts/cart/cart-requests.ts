import { MAX_LINE_QUANTITY } from '@okolitsa/domain/cart/cart-line.ts'
import { z } from 'zod'
import { locationQuery, locationSchema } from '../geo/location.ts'
import { day } from '../kernel/day.ts'
import { id, jsonId, uuid } from '../kernel/id.ts'
import { listOf } from '../kernel/paging.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { MAX_SPENT_BONUSES, typedPromoCode } from '../loyalty/promo-code.ts'

/** Ids of carts, possibly of deleted ones; the server reads them in one query. */
const cartIds = listOf(uuid)
  .refine((ids) => ids.length <= 100, 'tooLong')
  .default([])
const flag = z.union([z.boolean(), z.stringbool()], 'wrongValue').default(false)

export const cartParams = z.object({ id: uuid })
export const cartMemberParams = z.object({ id: uuid, memberId: id })
export const organizationParams = z.object({ id })
export const cartProductParams = z.object({ id: uuid, productId: id })

/**
 * The visitor's current place; absent = the place of the cart. Members of a shared cart always see it at that place,
 * but availability and sums are computed for their own.
 */
export const cartPlaceQuery = z.object(locationQuery)
/**
 * Query of a cart list. `cartIds` are a guest's, in addition to the guest's cookie; customers always get their own
 * carts.
 */
export const cartListQuery = z.object({ ...locationQuery, cartIds, forMainAddress: flag })
export const organizationCartQuery = z.object({ ...locationQuery, cartIds })
export const calculateQuery = z.object({
  ...locationQuery,
  methodCode: z.enum(['pickup', 'courier', 'cdek'], 'wrongValue').optional(),
  /** True = use a free delivery of the subscription; none left → NO_FREE_SHIPPING_AVAILABLE. */
  useFreeDelivery: flag,
  /**
   * Promo code applied to the sums; the response explains a refusal. Empty = none; absent = the code stored with the
   * cart.
   */
  promoCode: typedPromoCode.optional(),
  /** Bonuses to spend; the server limits them to the maximum. */
  bonuses: typedNumber({ least: 0, most: MAX_SPENT_BONUSES }).default(0),
})

const addedQuantity = z.number().int('wholeNumber').min(1, 'tooSmall').max(MAX_LINE_QUANTITY, 'tooBig')
/** Chosen options of a dish; nested options are listed next to their parents. */
const options = z
  .array(
    z.object({
      optionId: jsonId,
      count: z.number().int('wholeNumber').min(1, 'tooSmall').max(20, 'tooBig').default(1),
    }),
  )
  .max(60, 'tooLong')
/** Delivery method, place and day filtered by in the list; preselected at checkout. */
const chosenWay = z
  .object({
    methodCode: z.enum(['courier', 'pickup'], 'wrongValue').nullable().default(null),
    tradePlaceId: jsonId.nullable().default(null),
    date: day.nullable().default(null),
  })
  .optional()
const addedProducts = z
  .array(z.object({ productId: jsonId, quantity: addedQuantity.default(1), options: options.default([]), chosenWay }))
  .max(100, 'tooLong')
/** Identifies the line of a dish; absent = the product's only line. */
const optionsKey = z
  .string()
  .max(500, 'tooLong')
  .regex(/^(\d{1,10}(\*\d{1,3})?(,\d{1,10}(\*\d{1,3})?)*)?$/, 'wrongValue')
  .optional()

/**
 * Place and known carts of the visitor. Absent `place` = the default location; `cartIds` = a guest's carts, so that
 * each seller has one cart.
 */
export const createCartBody = z.object({
  organizationId: jsonId,
  place: locationSchema.optional(),
  products: addedProducts.default([]),
  cartIds: z.array(uuid).max(100, 'tooLong').default([]),
})
export const changePlaceBody = z.object({ place: locationSchema })
export const keepPromoCodeBody = z.object({ promoCode: typedPromoCode })
/** Quantities to add to the cart; either all products are added or none. */
export const addProductsBody = z.object({ products: addedProducts.min(1, 'required') })
/** The new quantity; 0 removes the line. `options` change the choice of the dish; equal lines are merged. */
export const changeQuantityBody = z.object({
  quantity: z.number().int('wholeNumber').min(0, 'tooSmall').max(MAX_LINE_QUANTITY, 'tooBig'),
  optionsKey,
  options: options.optional(),
  chosenWay,
})
export const removeProductQuery = z.object({ optionsKey })
export const assignCartsBody = z.object({ cartIds: z.array(uuid).max(100, 'tooLong').default([]) })
export const repeatOrderBody = z.object({ orderId: jsonId, place: locationSchema.optional() })
