import { DELIVERY_STATUSES, ORDER_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { CHANGE_KINDS } from '@okolitsa/domain/orders/requested-change.ts'
import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import type { RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import { z } from 'zod'
import { changePreviewSchema } from '../orders/order-change.ts'

const int = z.number().int()
const nothing = z.object({})
const reason = z.object({ reason: z.string() })

/** What differs in a line of a cart between what the customer saw and what is. Sums are roubles. */
const cartDifferenceSchema = z.object({
  productId: int,
  /** Null = the product is gone. */
  title: z.string().nullable(),
  kind: z.enum(['soldOut', 'lessLeft', 'priceChanged', 'disabled', 'unreachable', 'limit']),
  /** Sale steps, of `lessLeft` and `limit`. */
  left: int.optional(),
  max: int.optional(),
  /** Of `priceChanged`. */
  was: z.number().optional(),
  now: z.number().optional(),
})

/**
 * The facts of every refusal, once: what a program may build on when it is told «no». Sums are roubles, as everywhere
 * on the wire. Nothing else of a refusal leaves the server.
 */
export const refusalFacts = {
  BAD_REQUEST: nothing,
  MALFORMED_JSON: nothing,
  MALFORMED_FORM: nothing,
  MALFORMED_REQUEST: nothing,
  UNSUPPORTED_MEDIA_TYPE: nothing,
  BODY_TOO_LARGE: nothing,
  LOCATION_PARSING_ERROR: z.object({ reason: z.string(), field: z.string().optional() }),
  UNAUTHORIZED: nothing,
  FORBIDDEN: nothing,
  FOREIGN_ORIGIN: nothing,
  /** The line of an order that does not exist; absent = the thing of the address. */
  NOT_FOUND: z.object({ lineId: int.optional() }),
  TOO_MANY_REQUESTS: nothing,
  OVERLOADED: nothing,
  WRITES_PAUSED: nothing,
  NOT_BUILT_YET: z.object({ call: z.string() }),
  INTERRUPTED: nothing,
  INTERNAL: nothing,
  CODE_WRONG_OR_EXPIRED: nothing,
  REFRESH_REJECTED: reason.partial(),
  PHONE_TAKEN: nothing,
  TOO_MANY_ADDRESSES: z.object({ limit: int }),
  TOO_MANY_FAVORITES: z.object({ limit: int }),
  STAFF_PROOF_REJECTED: nothing,
  STAFF_UNKNOWN: nothing,
  BANK_UNAVAILABLE: nothing,
  CALL_UNAVAILABLE: nothing,
  /** Hours of the seller's day. */
  CALL_OUT_OF_HOURS: z.object({ fromHour: int, toHour: int }),
  GEO_UNAVAILABLE: reason,
  FARMER_OR_PRODUCTS_UNAVAILABLE: z.object({ productIds: z.array(int).optional(), organizationId: int.optional() }),
  UNAVAILABLE_AT_USER_AREA: z.object({ productIds: z.array(int).optional(), organizationId: int.optional() }),
  MAX_CARTS_QUANTITY_REACHED: z.object({ max: int }),
  NO_FREE_SHIPPING_AVAILABLE: nothing,
  ACTIVE_CART_NOT_FOUND: nothing,
  SHARED_CART_ENDED: nothing,
  SHARED_CART_FULL: nothing,
  SHARED_CART_BUSY: nothing,
  CART_CHANGED: z.object({
    reason: z.enum(['notEnabled', 'productsMismatch', 'promoChanged']),
    /** What it comes to now; null = nothing of it can be bought. */
    total: z.number().nullable().optional(),
    /** What the customer agreed to. */
    expectedTotal: z.number().nullable().optional(),
    changes: z.array(cartDifferenceSchema).optional(),
  }),
  CART_EMPTY: nothing,
  MIN_SUM_NOT_REACHED: z.object({ minOrderSum: z.number(), goodsSum: z.number(), missing: z.number() }),
  FIRST_ORDERS_LIMIT: z.object({
    reason: z.enum(['orders', 'stock']),
    /** Open orders, or sale steps of the product. */
    most: int,
    productId: int.optional(),
    title: z.string().optional(),
  }),
  NOT_ENOUGH_STOCK: z.object({
    products: z.array(
      z.object({
        productId: int,
        /** Sale steps. */
        left: int,
        /** Where the caller may know the product by its id only. */
        title: z.string().nullable().optional(),
      }),
    ),
  }),
  /** Without facts: the whole order is too large. */
  QUANTITY_OVER_LIMIT: z.object({
    productId: int.optional(),
    title: z.string().optional(),
    /** Sale steps. */
    max: int.optional(),
  }),
  SHIPPING_METHOD_UNAVAILABLE: z.object({ methods: z.array(z.string()).optional() }),
  POINT_NEEDED: nothing,
  POINT_ELSEWHERE: nothing,
  PAYMENT_METHOD_UNAVAILABLE: z.object({ offered: z.array(z.enum(PAYMENT_METHODS)).optional() }),
  /** `dates` are open, `reason` says why none is. */
  DELIVERY_DATE_UNAVAILABLE: z.object({ dates: z.array(z.string()).optional(), reason: z.string().optional() }),
  IDEMPOTENCY_KEY_REUSED: nothing,
  ORDER_STEP_FORBIDDEN: z.object({
    orderId: int.optional(),
    from: z.enum(DELIVERY_STATUSES).optional(),
    to: z.enum(DELIVERY_STATUSES).optional(),
    reason: z.literal('awaitsAnswer').optional(),
  }),
  /** The promised day, `YYYY-MM-DD`. */
  ORDER_STEP_EARLY: z.object({ date: z.string() }),
  /** What the change comes to now, or the money that is due. */
  ORDER_CHANGED: z.object({ preview: changePreviewSchema.optional(), due: z.number().optional() }),
  ORDER_CHANGE_FORBIDDEN: z.object({
    reason: z.string(),
    kind: z.enum(CHANGE_KINDS).optional(),
    state: z.enum(DELIVERY_STATUSES).optional(),
    lineId: int.optional(),
    /** Of `tooMuch`: base units. */
    most: int.optional(),
  }),
  SUBSTITUTION_FORBIDDEN: z.object({ reason: z.string(), lineId: int, productId: int }),
  STATUSES_DISAGREE: z.object({ status: z.enum(ORDER_STATUSES), deliveryStatus: z.enum(DELIVERY_STATUSES) }),
  CLAIM_REFUSED: reason,
  PHOTO_REQUIRED: nothing,
  PHOTO_UNREADABLE: nothing,
  PHOTO_TOO_LARGE: nothing,
  PAYMENT_DECLINED: nothing,
  PAYMENT_EXPIRED: nothing,
  PAYMENT_UNAVAILABLE: nothing,
  PROMO_NOT_FOUND: nothing,
  PROMO_NOT_STARTED: z.object({ fromDate: z.string() }),
  PROMO_ENDED: z.object({ toDate: z.string() }),
  PROMO_MIN_SUM: z.object({ minSum: z.number(), missing: z.number() }),
  PROMO_USED_UP: nothing,
  PROMO_FOREIGN: nothing,
  BONUSES_NOT_ENOUGH: z.object({ usable: z.number() }),
  PAYOUT_OVER_BALANCE: z.object({ due: z.number(), asked: z.number() }),
} as const satisfies Record<RefusalCode, z.ZodObject>

export type FactsOf<C extends RefusalCode> = z.output<(typeof refusalFacts)[C]>

/** What any call may be refused with: the road itself, the caller, a busy shop. Named once for all of them. */
export const COMMON_REFUSALS = [
  'BAD_REQUEST',
  'MALFORMED_JSON',
  'MALFORMED_FORM',
  'MALFORMED_REQUEST',
  'UNSUPPORTED_MEDIA_TYPE',
  'BODY_TOO_LARGE',
  // every call that is told of a place reads it the same way
  'LOCATION_PARSING_ERROR',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'FOREIGN_ORIGIN',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'OVERLOADED',
  'WRITES_PAUSED',
  'NOT_BUILT_YET',
  'INTERRUPTED',
  'INTERNAL',
] as const satisfies readonly RefusalCode[]

/** The refusals of a call beside the common ones, with their facts: `errors: refuses('CART_EMPTY')`. */
export function refuses<const C extends RefusalCode>(...codes: readonly C[]): Pick<typeof refusalFacts, C> {
  return Object.fromEntries(codes.map((code) => [code, refusalFacts[code]])) as unknown as Pick<typeof refusalFacts, C>
}

/** A refusal told inside an answer: its code, its Russian title and the facts of that code, beside `more` fields. */
export function refusalAmong<const C extends RefusalCode, M extends z.ZodRawShape>(codes: readonly C[], more: M) {
  const options = codes.map((code) =>
    z.object({
      ...more,
      code: z.literal(code),
      /** Russian, fit to show. */
      title: z.string(),
      facts: refusalFacts[code],
    }),
  )
  type Told = {
    [K in C]: { readonly [N in keyof M]: z.output<M[N]> } & {
      readonly code: K
      readonly title: string
      readonly facts: FactsOf<K>
    }
  }[C]
  const [first, ...others] = options
  if (!first) throw new Error('a refusal among none')
  return z.discriminatedUnion('code', [first, ...others]) as unknown as z.ZodType<Told, Told>
}
