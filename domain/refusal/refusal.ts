/**
 * A refusal is an expected «no»: a code and facts, no text and no HTTP. Everything else thrown is a bug.
 * Texts live in strings/ru/errors.ts, statuses in server/platform/http/problem.ts; both are Records over
 * this list, so a code without a text or a status does not compile.
 */
export const REFUSAL_CODES = [
  'BAD_REQUEST',
  'MALFORMED_JSON',
  'MALFORMED_FORM',
  'MALFORMED_REQUEST',
  'UNSUPPORTED_MEDIA_TYPE',
  'BODY_TOO_LARGE',
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
  // identity
  'CODE_WRONG_OR_EXPIRED',
  'REFRESH_REJECTED',
  'PHONE_TAKEN',
  'TOO_MANY_ADDRESSES',
  // staff
  'STAFF_PROOF_REJECTED',
  'STAFF_UNKNOWN',
  'BANK_UNAVAILABLE',
  // favourites
  'TOO_MANY_FAVORITES',
  // telephony
  'CALL_UNAVAILABLE',
  'CALL_OUT_OF_HOURS',
  // geo
  'GEO_UNAVAILABLE',
  // cart (spec 8) and checkout
  'FARMER_OR_PRODUCTS_UNAVAILABLE',
  'UNAVAILABLE_AT_USER_AREA',
  'MAX_CARTS_QUANTITY_REACHED',
  'NO_FREE_SHIPPING_AVAILABLE',
  'ACTIVE_CART_NOT_FOUND',
  'SHARED_CART_ENDED',
  'SHARED_CART_FULL',
  'SHARED_CART_BUSY',
  'CART_CHANGED',
  'CART_EMPTY',
  'MIN_SUM_NOT_REACHED',
  'FIRST_ORDERS_LIMIT',
  'NOT_ENOUGH_STOCK',
  'QUANTITY_OVER_LIMIT',
  'SHIPPING_METHOD_UNAVAILABLE',
  'POINT_NEEDED',
  'POINT_ELSEWHERE',
  'PAYMENT_METHOD_UNAVAILABLE',
  'DELIVERY_DATE_UNAVAILABLE',
  'IDEMPOTENCY_KEY_REUSED',
  // orders and payments
  'ORDER_STEP_FORBIDDEN',
  'ORDER_STEP_EARLY',
  'ORDER_CHANGED',
  'ORDER_CHANGE_FORBIDDEN',
  'SUBSTITUTION_FORBIDDEN',
  'STATUSES_DISAGREE',
  'CLAIM_REFUSED',
  'PHOTO_REQUIRED',
  'PHOTO_UNREADABLE',
  'PHOTO_TOO_LARGE',
  'PAYMENT_DECLINED',
  'PAYMENT_EXPIRED',
  'PAYMENT_UNAVAILABLE',
  // promo codes and bonuses
  'PROMO_NOT_FOUND',
  'PROMO_NOT_STARTED',
  'PROMO_ENDED',
  'PROMO_MIN_SUM',
  'PROMO_USED_UP',
  'PROMO_FOREIGN',
  'BONUSES_NOT_ENOUGH',
  // money of sellers
  'PAYOUT_OVER_BALANCE',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** Field errors: a dotted path in the request → a validation code or a ready message key. */
export type FieldErrors = Readonly<Record<string, string>>

export class Refusal extends Error {
  readonly code: RefusalCode
  readonly facts: Readonly<Record<string, unknown>>

  constructor(code: RefusalCode, facts: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.facts = facts
  }
}
