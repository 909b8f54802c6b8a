import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'
import { type FieldErrors, Refusal, type RefusalCode } from '@okolitsa/domain/refusal/refusal.ts'
import { errorTexts } from '@okolitsa/strings/ru/errors.ts'
import { messageForIssue, validationTexts } from '@okolitsa/strings/ru/validation.ts'
import type { z } from 'zod'

/** The one place where codes meet statuses; the set is the spec's (section 8), 501 is for owed calls only. */
export const statusOf: Record<RefusalCode, 400 | 401 | 402 | 403 | 404 | 429 | 500 | 501> = {
  BAD_REQUEST: 400,
  MALFORMED_JSON: 400,
  MALFORMED_FORM: 400,
  MALFORMED_REQUEST: 400,
  UNSUPPORTED_MEDIA_TYPE: 400,
  BODY_TOO_LARGE: 400,
  LOCATION_PARSING_ERROR: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  FOREIGN_ORIGIN: 403,
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
  // the set has no 503: whoever waits and repeats does right in both cases
  OVERLOADED: 429,
  // the disk is nearly full: whoever waits and repeats does right
  WRITES_PAUSED: 429,
  NOT_BUILT_YET: 501,
  // a repeat may well succeed
  INTERRUPTED: 500,
  INTERNAL: 500,
  CODE_WRONG_OR_EXPIRED: 400,
  REFRESH_REJECTED: 401,
  PHONE_TAKEN: 400,
  TOO_MANY_ADDRESSES: 400,
  TOO_MANY_FAVORITES: 400,
  STAFF_PROOF_REJECTED: 401,
  STAFF_UNKNOWN: 403,
  BANK_UNAVAILABLE: 500,
  CALL_UNAVAILABLE: 400,
  CALL_OUT_OF_HOURS: 400,
  GEO_UNAVAILABLE: 500,
  FARMER_OR_PRODUCTS_UNAVAILABLE: 400,
  UNAVAILABLE_AT_USER_AREA: 400,
  MAX_CARTS_QUANTITY_REACHED: 400,
  NO_FREE_SHIPPING_AVAILABLE: 400,
  // spec 8: «Active cart missing: status 500, message 'Не найдена активная корзина'»
  ACTIVE_CART_NOT_FOUND: 500,
  SHARED_CART_ENDED: 400,
  SHARED_CART_FULL: 400,
  SHARED_CART_BUSY: 400,
  CART_CHANGED: 400,
  CART_EMPTY: 400,
  MIN_SUM_NOT_REACHED: 400,
  FIRST_ORDERS_LIMIT: 400,
  NOT_ENOUGH_STOCK: 400,
  QUANTITY_OVER_LIMIT: 400,
  SHIPPING_METHOD_UNAVAILABLE: 400,
  POINT_NEEDED: 400,
  POINT_ELSEWHERE: 400,
  PAYMENT_METHOD_UNAVAILABLE: 400,
  DELIVERY_DATE_UNAVAILABLE: 400,
  IDEMPOTENCY_KEY_REUSED: 400,
  ORDER_STEP_FORBIDDEN: 400,
  ORDER_STEP_EARLY: 400,
  ORDER_CHANGED: 400,
  ORDER_CHANGE_FORBIDDEN: 400,
  SUBSTITUTION_FORBIDDEN: 400,
  STATUSES_DISAGREE: 400,
  CLAIM_REFUSED: 400,
  PHOTO_REQUIRED: 400,
  PHOTO_UNREADABLE: 400,
  PHOTO_TOO_LARGE: 400,
  PAYMENT_DECLINED: 402,
  PAYMENT_EXPIRED: 402,
  PAYMENT_UNAVAILABLE: 500,
  PROMO_NOT_FOUND: 400,
  PROMO_NOT_STARTED: 400,
  PROMO_ENDED: 400,
  PROMO_MIN_SUM: 400,
  PROMO_USED_UP: 400,
  PROMO_FOREIGN: 400,
  BONUSES_NOT_ENOUGH: 400,
  PAYOUT_OVER_BALANCE: 400,
}

/** Problem details of a refusal. `errors` and `retryAfter` among the facts move to their own fields. */
export function problemOf(refusal: Refusal, requestId: string): Problem {
  const { errors, retryAfter, ...facts } = refusal.facts as { errors?: FieldErrors; retryAfter?: number }
  return {
    type: 'about:blank',
    title: errorTexts[refusal.code],
    status: statusOf[refusal.code],
    code: refusal.code,
    requestId,
    ...(errors && { errors: { ...errors } }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(Object.keys(facts).length > 0 && { facts }),
  }
}

/** A 400 with one Russian message per field, from zod's issues. */
export function badRequest(part: string, error: z.ZodError): Refusal {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors[[...issue.path, key].map(String).join('.')] ??= validationTexts.unknownField
      continue
    }
    const path = issue.path.map(String).join('.') || part
    errors[path] ??= messageForIssue(issue as Parameters<typeof messageForIssue>[0])
  }
  return new Refusal('BAD_REQUEST', { errors })
}

/** A 400 that says one field's value can not be taken. */
export const wrongField = (path: string): Refusal =>
  new Refusal('BAD_REQUEST', { errors: { [path]: validationTexts.wrongValue } })

/** A 400 that names fields the call does not have. */
export function unknownFieldsNamed(names: readonly string[]): Refusal {
  return new Refusal('BAD_REQUEST', {
    errors: Object.fromEntries(names.map((name) => [name, validationTexts.unknownField])),
  })
}
