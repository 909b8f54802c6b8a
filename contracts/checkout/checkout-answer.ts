import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { z } from 'zod'
import { PROMO_REFUSALS } from '../loyalty/preview.ts'
import { refusalAmong, refuses } from '../refusals/refuses.ts'

const CART_REFUSALS = [
  'ACTIVE_CART_NOT_FOUND',
  'CART_EMPTY',
  'CART_CHANGED',
  'DISH_CHOICE_WRONG',
  'DINNER_TIME_UNAVAILABLE',
  'FARMER_OR_PRODUCTS_UNAVAILABLE',
  'NOT_ENOUGH_STOCK',
  'QUANTITY_OVER_LIMIT',
  'UNAVAILABLE_AT_USER_AREA',
  'GOODS_WILL_NOT_LAST',
  'SHIPPING_METHOD_UNAVAILABLE',
  'POINT_NEEDED',
  'POINT_ELSEWHERE',
  'SELLER_PAUSED',
  'SELLER_SUSPENDED',
  'DELIVERY_DATE_UNAVAILABLE',
  'MIN_SUM_NOT_REACHED',
  'NO_FREE_SHIPPING_AVAILABLE',
  'PAYMENT_METHOD_UNAVAILABLE',
  'FIRST_ORDERS_LIMIT',
  ...PROMO_REFUSALS,
  'BONUSES_NOT_ENOUGH',
] as const

export const placedOrderSchema = z.object({
  cartId: z.uuid(),
  orderId: z.number().int(),
  number: z.string(),
  farmerId: z.number().int(),
  /** Total of the order, roubles. */
  total: z.number(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  isOnline: z.boolean(),
  /** Path of the payment page; null when no online payment is due. */
  payUrl: z.string().nullable(),
  deliveryDate: z.string(),
  /** Promised time of a dinner, ISO moments; null = goods. */
  promised: z.object({ from: z.string(), to: z.string(), isAsap: z.boolean() }).nullable(),
})

/** A refused cart; a refusal does not affect the other carts of the checkout. */
export const refusedCartSchema = refusalAmong(CART_REFUSALS, { cartId: z.uuid() })
export type RefusedCart = z.output<typeof refusedCartSchema>

/** If every cart is refused, the first refusal is the problem; its facts list the other refusals in request order. */
const ofAllCarts = { cartId: z.uuid(), refused: z.array(refusedCartSchema) }
export type RefusalsOfAllCarts = z.output<z.ZodObject<typeof ofAllCarts>>

export const checkoutErrors = {
  ...Object.fromEntries(
    Object.entries(refuses(...CART_REFUSALS)).map(([code, facts]) => [code, facts.extend(ofAllCarts)]),
  ),
  ...refuses('IDEMPOTENCY_KEY_REUSED', 'MARKET_CLOSED', 'CUSTOMER_BLOCKED', 'AGREEMENT_CHANGED'),
}

export const checkoutAnswerSchema = z.object({
  orderGroupId: z.uuid(),
  orders: z.array(placedOrderSchema),
  refused: z.array(refusedCartSchema),
})
export type CheckoutAnswer = z.output<typeof checkoutAnswerSchema>
