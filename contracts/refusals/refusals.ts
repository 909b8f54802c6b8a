import { STORAGE_CONDITIONS } from '@okolitsa/domain/delivery/way-days.ts'
import { DELIVERY_STATUSES, ORDER_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { CHANGE_KINDS } from '@okolitsa/domain/orders/requested-change.ts'
import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import type { RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import { NO_DINNER_REASONS } from '@okolitsa/domain/restaurants/dinner-promise.ts'
import { z } from 'zod'
import { changePreviewSchema } from '../orders/order-change.ts'
import { accountRefusals } from './account-refusals.ts'
import { bookingRefusals } from './booking-refusals.ts'
import { deskRefusals } from './desk-refusals.ts'
import { discountRefusals } from './discount-refusals.ts'
import { marketRefusals } from './market-refusals.ts'

const int = z.number().int()
const nothing = z.object({})
const reason = z.object({ reason: z.string() })

/** A difference of a cart line between the customer's copy and the server's. Sums are roubles. */
const cartDifferenceSchema = z.object({
  productId: int,
  /** Title of the product; null = deleted. */
  title: z.string().nullable(),
  kind: z.enum([
    'soldOut',
    'lessLeft',
    'priceChanged',
    'disabled',
    'unreachable',
    'perishes',
    'limit',
    'ripensLater',
    'optionsChanged',
    'notServed',
  ]),
  /** Remaining sale steps, for `lessLeft` and `limit`. */
  left: int.optional(),
  max: int.optional(),
  /** Shelf life in days (null = not stated) and storage, for `perishes`. */
  shelfDays: int.nullable().optional(),
  keeping: z.enum(STORAGE_CONDITIONS).optional(),
  /** First delivery day, for `ripensLater`. */
  readyOn: z.string().optional(),
  /** Previous price, for `priceChanged`; `now` is the current one. */
  was: z.number().optional(),
  now: z.number().optional(),
  /** Next serving, for `notServed`: an ISO moment; null = unknown. */
  servedAt: z.string().nullable().optional(),
})

const goodsOfSeller = z.object({ productIds: z.array(int).optional(), organizationId: int.optional() })

/**
 * All refusals with their statuses and the facts on which clients may rely; the server sends no other facts. Sums are
 * roubles. The statuses are those of the spec (section 8). Texts are in `errorTexts`.
 */
export const refusals = {
  BAD_REQUEST: { status: 400, facts: nothing },
  MALFORMED_JSON: { status: 400, facts: nothing },
  MALFORMED_FORM: { status: 400, facts: nothing },
  MALFORMED_REQUEST: { status: 400, facts: nothing },
  UNSUPPORTED_MEDIA_TYPE: { status: 400, facts: nothing },
  BODY_TOO_LARGE: { status: 400, facts: nothing },
  LOCATION_PARSING_ERROR: { status: 400, facts: z.object({ reason: z.string(), field: z.string().optional() }) },
  UNAUTHORIZED: { status: 401, facts: nothing },
  FORBIDDEN: { status: 403, facts: nothing },
  /** The person lacks the permission to refund. */
  MONEY_NOT_YOURS: { status: 403, facts: nothing },
  FOREIGN_ORIGIN: { status: 403, facts: nothing },
  /** The missing line of an order; absent = the thing in the path. */
  NOT_FOUND: { status: 404, facts: z.object({ lineId: int.optional() }) },
  TOO_MANY_REQUESTS: { status: 429, facts: nothing },
  // the spec has no 503; in both cases the client should wait and repeat
  OVERLOADED: { status: 429, facts: nothing },
  // the disk is nearly full: the client should wait and repeat
  WRITES_PAUSED: { status: 429, facts: nothing },
  // a repetition may succeed
  INTERRUPTED: { status: 500, facts: nothing },
  INTERNAL: { status: 500, facts: nothing },
  ...accountRefusals,
  // favourites
  TOO_MANY_FAVORITES: { status: 400, facts: z.object({ limit: int }) },
  // festival
  FESTIVAL_PLAN_FULL: { status: 400, facts: z.object({ limit: int }) },
  // stock alerts
  TOO_MANY_STOCK_ALERTS: { status: 400, facts: z.object({ limit: int }) },
  STOCK_ALERT_NOT_NEEDED: { status: 400, facts: z.object({ isHere: z.boolean() }) },
  ...marketRefusals,
  // telephony
  CALL_UNAVAILABLE: { status: 400, facts: nothing },
  /** Local calling hours of the seller. */
  CALL_OUT_OF_HOURS: { status: 400, facts: z.object({ fromHour: int, toHour: int }) },
  GEO_UNAVAILABLE: { status: 500, facts: reason },
  // cart (spec 8) and checkout
  FARMER_OR_PRODUCTS_UNAVAILABLE: { status: 400, facts: goodsOfSeller },
  UNAVAILABLE_AT_USER_AREA: { status: 400, facts: goodsOfSeller },
  /** Goods that would spoil on the way, with their storage. */
  GOODS_WILL_NOT_LAST: {
    status: 400,
    facts: z.object({
      products: z.array(
        z.object({
          productId: int,
          /** Shelf life in days; null = not stated. */
          shelfDays: int.nullable(),
          keeping: z.enum(STORAGE_CONDITIONS),
        }),
      ),
    }),
  },
  MAX_CARTS_QUANTITY_REACHED: { status: 400, facts: z.object({ max: int }) },
  NO_FREE_SHIPPING_AVAILABLE: { status: 400, facts: nothing },
  // spec 8: «Active cart missing: status 500, message 'Не найдена активная корзина'»
  ACTIVE_CART_NOT_FOUND: { status: 500, facts: nothing },
  SHARED_CART_ENDED: { status: 400, facts: nothing },
  SHARED_CART_FULL: { status: 400, facts: nothing },
  SHARED_CART_BUSY: { status: 400, facts: nothing },
  CART_CHANGED: {
    status: 400,
    facts: z.object({
      reason: z.enum(['notEnabled', 'productsMismatch', 'promoChanged']),
      /** Current total; null = no line is available. */
      total: z.number().nullable().optional(),
      /** Total that the customer agreed to. */
      expectedTotal: z.number().nullable().optional(),
      changes: z.array(cartDifferenceSchema).optional(),
    }),
  },
  CART_EMPTY: { status: 400, facts: nothing },
  /** The chosen options of a dish are incomplete or no longer available; empty `mistakes` = choose again. */
  DISH_CHOICE_WRONG: {
    status: 400,
    facts: z.object({
      productId: int,
      mistakes: z.array(
        z.object({
          kind: z.enum(['missing', 'tooMany', 'tooManyOfOne', 'changed']),
          groupId: int.optional(),
          optionId: int.optional(),
          least: int.optional(),
          most: int.optional(),
          why: z.enum(['gone', 'stopped', 'price']).optional(),
        }),
      ),
    }),
  },
  /** The kitchen cannot deliver at that time; `until` = ISO moment from which it may be requested again. */
  DINNER_TIME_UNAVAILABLE: {
    status: 400,
    facts: z.object({ reason: z.enum(NO_DINNER_REASONS), until: z.string().nullable() }),
  },
  /** The kitchen has begun, so only the kitchen may cancel the order. */
  DINNER_IS_COOKING: { status: 400, facts: nothing },
  MIN_SUM_NOT_REACHED: {
    status: 400,
    facts: z.object({ minOrderSum: z.number(), goodsSum: z.number(), missing: z.number() }),
  },
  /** Sellers are notified of a higher fee 45 days before it; `firstDay` is the first day that is late enough. */
  /** A manual entry is undone once. */
  LEDGER_ENTRY_REVERSED: { status: 400, facts: z.object({}) },
  FEE_RISES_TOO_SOON: { status: 400, facts: z.object({ firstDay: z.string() }) },
  FIRST_ORDERS_LIMIT: {
    status: 400,
    facts: z.object({
      reason: z.enum(['orders', 'stock']),
      /** Limit of open orders, or of sale steps of the product. */
      most: int,
      productId: int.optional(),
      title: z.string().optional(),
    }),
  },
  NOT_ENOUGH_STOCK: {
    status: 400,
    facts: z.object({
      products: z.array(
        z.object({
          productId: int,
          /** Remaining sale steps. */
          left: int,
          /** Title for callers that may know only the id. */
          title: z.string().nullable().optional(),
        }),
      ),
    }),
  },
  /** Facts name the product; without facts the whole order is too large. */
  QUANTITY_OVER_LIMIT: {
    status: 400,
    facts: z.object({
      productId: int.optional(),
      title: z.string().optional(),
      /** Maximum sale steps. */
      max: int.optional(),
    }),
  },
  SHIPPING_METHOD_UNAVAILABLE: { status: 400, facts: z.object({ methods: z.array(z.string()).optional() }) },
  POINT_NEEDED: { status: 400, facts: nothing },
  POINT_ELSEWHERE: { status: 400, facts: nothing },
  PAYMENT_METHOD_UNAVAILABLE: {
    status: 400,
    facts: z.object({ offered: z.array(z.enum(PAYMENT_METHODS)).optional() }),
  },
  /** `dates` are available; `reason` explains an empty list. */
  DELIVERY_DATE_UNAVAILABLE: {
    status: 400,
    facts: z.object({ dates: z.array(z.string()).optional(), reason: z.string().optional() }),
  },
  /** `until` = the end of the pause; null = until the seller resumes sales. */
  SELLER_PAUSED: { status: 400, facts: z.object({ until: z.string().nullable().optional() }) },
  SELLER_SUSPENDED: { status: 400, facts: nothing },
  SELLER_NOT_SELLING: { status: 400, facts: nothing },
  SELLER_NOT_SUSPENDED: { status: 400, facts: nothing },
  IDEMPOTENCY_KEY_REUSED: { status: 400, facts: nothing },
  // orders and payments
  ORDER_STEP_FORBIDDEN: {
    status: 400,
    facts: z.object({
      orderId: int.optional(),
      from: z.enum(DELIVERY_STATUSES).optional(),
      to: z.enum(DELIVERY_STATUSES).optional(),
      reason: z.literal('awaitsAnswer').optional(),
    }),
  },
  /** `most` = roubles that were paid and are not returned. */
  REFUND_OVER_PAID: { status: 400, facts: z.object({ most: z.number() }) },
  /** `left` = whole bonuses that the person may still give for the order. */
  GOODWILL_OVER_LIMIT: { status: 400, facts: z.object({ left: int }) },
  /** `titles` = goods to weigh before the order is sent. */
  GOODS_NOT_WEIGHED: { status: 400, facts: z.object({ titles: z.array(z.string()) }) },
  /** `date` = the promised day, `YYYY-MM-DD`. */
  ORDER_STEP_EARLY: { status: 400, facts: z.object({ date: z.string() }) },
  /** Current total after the change, or the sum due. */
  ORDER_CHANGED: {
    status: 400,
    facts: z.object({ preview: changePreviewSchema.optional(), due: z.number().optional() }),
  },
  ORDER_CHANGE_FORBIDDEN: {
    status: 400,
    facts: z.object({
      reason: z.string(),
      kind: z.enum(CHANGE_KINDS).optional(),
      state: z.enum(DELIVERY_STATUSES).optional(),
      lineId: int.optional(),
      /** Maximum amount in base units, for `tooMuch`. */
      most: int.optional(),
    }),
  },
  SUBSTITUTION_FORBIDDEN: { status: 400, facts: z.object({ reason: z.string(), lineId: int, productId: int }) },
  STATUSES_DISAGREE: {
    status: 400,
    facts: z.object({ status: z.enum(ORDER_STATUSES), deliveryStatus: z.enum(DELIVERY_STATUSES) }),
  },
  CLAIM_REFUSED: { status: 400, facts: reason },
  /** The law or the order requires this notification. */
  NOTIFICATION_REQUIRED: { status: 400, facts: nothing },
  // push messages: not configured, or an unknown service
  PUSH_UNAVAILABLE: { status: 400, facts: nothing },
  // chat
  /** The seller is closed or has blocked this customer. */
  CHAT_CLOSED: { status: 400, facts: nothing },
  /** Names of the fields. */
  CHAT_FIELDS_MISSING: { status: 400, facts: z.object({ fields: z.array(z.string()) }) },
  CHAT_WORDS_BLOCKED: { status: 400, facts: nothing },
  REVIEW_REFUSED: { status: 400, facts: reason },
  /** Another moderator was faster, the author has changed the text, or it is too late to take the decision back. */
  MATTER_DECIDED: { status: 400, facts: nothing },
  PHOTO_REQUIRED: { status: 400, facts: nothing },
  PAPER_UNREADABLE: { status: 400, facts: nothing },
  PHOTO_UNREADABLE: { status: 400, facts: nothing },
  PHOTO_TOO_LARGE: { status: 400, facts: nothing },
  PHOTO_TOO_SMALL: { status: 400, facts: nothing },
  PAYMENT_DECLINED: { status: 402, facts: nothing },
  PAYMENT_EXPIRED: { status: 402, facts: nothing },
  PAYMENT_UNAVAILABLE: { status: 500, facts: nothing },
  ...bookingRefusals,
  ...discountRefusals,
  ...deskRefusals,
} as const satisfies Record<
  string,
  { readonly status: 400 | 401 | 402 | 403 | 404 | 429 | 500 | 501; readonly facts: z.ZodObject }
>

type Refusals = typeof refusals
export type FactsOf<C extends RefusalCode> = z.output<Refusals[C]['facts']>
type FactsByCode = { readonly [C in keyof Refusals]: z.output<Refusals[C]['facts']> }

declare module '@okolitsa/domain/refusal/refusal.ts' {
  /** Checks `new Refusal(code, facts)` against the table everywhere, also in the domain. */
  interface RefusalFacts extends FactsByCode {}
}

export const REFUSAL_CODES = Object.keys(refusals) as readonly RefusalCode[] as readonly [RefusalCode, ...RefusalCode[]]
