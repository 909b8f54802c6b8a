import { MAX_LINE_QUANTITY } from '@okolitsa/domain/cart/cart-line.ts'
import { z } from 'zod'
import { locationQuery, locationSchema } from '../geo/location.ts'
import { day } from '../kernel/day.ts'
import { id, jsonId, uuid } from '../kernel/id.ts'
import { listOf } from '../kernel/paging.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { MAX_SPENT_BONUSES, typedPromoCode } from '../loyalty/promo-code.ts'

/** Wide enough for ids that outlived their carts; the server reads them in one query. */
const cartIds = listOf(uuid)
  .refine((ids) => ids.length <= 100, 'tooLong')
  .default([])
const flag = z.union([z.boolean(), z.stringbool()], 'wrongValue').default(false)

export const cartParams = z.object({ id: uuid })
/** The member is a number of the cart's own. */
export const cartMemberParams = z.object({ id: uuid, memberId: id })
export const organizationParams = z.object({ id })
export const cartProductParams = z.object({ id: uuid, productId: id })

/**
 * Where the visitor is now; absent = the place the cart was gathered for. Members of a shared cart are shown it at that
 * place always, but what they would order is checked and calculated for their own.
 */
export const cartPlaceQuery = z.object(locationQuery)
/** `cartIds` are a guest's; the guest's own cookie is read as well. A customer gets the own carts, ids or not. */
export const cartListQuery = z.object({ ...locationQuery, cartIds, forMainAddress: flag })
export const organizationCartQuery = z.object({ ...locationQuery, cartIds })
export const calculateQuery = z.object({
  ...locationQuery,
  methodCode: z.enum(['pickup', 'courier', 'cdek'], 'wrongValue').optional(),
  /** Spend one free delivery of the subscription; none left → NO_FREE_SHIPPING_AVAILABLE. */
  useFreeDelivery: flag,
  /**
   * Applied to the sums; when it does not apply, the answer says why and nothing is taken off. Empty = none; absent = the
   * code that is kept with the cart.
   */
  promoCode: typedPromoCode.optional(),
  /** Bonuses the visitor wants to spend; more than may be spent is cut. */
  bonuses: typedNumber({ least: 0, most: MAX_SPENT_BONUSES }).default(0),
})

const addedQuantity = z.number().int('wholeNumber').min(1, 'tooSmall').max(MAX_LINE_QUANTITY, 'tooBig')
/** Of a dish: what was chosen, options that belong to an option beside it. */
const options = z
  .array(
    z.object({
      optionId: jsonId,
      count: z.number().int('wholeNumber').min(1, 'tooSmall').max(20, 'tooBig').default(1),
    }),
  )
  .max(60, 'tooLong')
/** The delivery method, place and day chosen on a shelf; preselected at checkout. */
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
/** Which line of a dish is meant; absent = the only one of the product. */
const optionsKey = z
  .string()
  .max(500, 'tooLong')
  .regex(/^(\d{1,10}(\*\d{1,3})?(,\d{1,10}(\*\d{1,3})?)*)?$/, 'wrongValue')
  .optional()

/** Absent `place` = the default location. `cartIds`: a guest's known carts, so that one seller keeps one cart. */
export const createCartBody = z.object({
  organizationId: jsonId,
  place: locationSchema.optional(),
  products: addedProducts.default([]),
  cartIds: z.array(uuid).max(100, 'tooLong').default([]),
})
export const changePlaceBody = z.object({ place: locationSchema })
export const keepPromoCodeBody = z.object({ promoCode: typedPromoCode })
/** Quantities are added to what is in the cart already. All or nothing. */
export const addProductsBody = z.object({ products: addedProducts.min(1, 'required') })
/**
 * The new quantity; 0 removes the line. With `options` a dish is chosen anew in the place of the line; where the same
 * choice stands in the cart already, the two become one.
 */
export const changeQuantityBody = z.object({
  quantity: z.number().int('wholeNumber').min(0, 'tooSmall').max(MAX_LINE_QUANTITY, 'tooBig'),
  optionsKey,
  options: options.optional(),
  chosenWay,
})
export const removeProductQuery = z.object({ optionsKey })
export const assignCartsBody = z.object({ cartIds: z.array(uuid).max(100, 'tooLong').default([]) })
export const repeatOrderBody = z.object({ orderId: jsonId, place: locationSchema.optional() })
