import { GUEST_CART_DAYS } from '@okolitsa/domain/cart/carts.ts'
import type { CallContext } from '../../../platform/http/handler.ts'

/** Ids of a guest's carts, newest first; unreadable to scripts, since an id is all it takes to see a cart. */
const COOKIE = 'guest-carts'
/** More than a guest can have: the limit of carts, and some that expired meanwhile. */
const MAX_IDS = 40
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** What a guest who gathers shared carts is known by; unreadable to scripts. */
const KEY_COOKIE = 'guest-key'

export const isCartId = (text: string): boolean => UUID.test(text)

/** The guest's key; null = gathers no shared carts. */
export function guestKey(context: CallContext): string | null {
  const key = context.cookies[KEY_COOKIE]
  return key !== undefined && UUID.test(key) ? key : null
}

/** Remembers the guest's key for another 30 days (spec 9). */
export const keepGuestKey = (context: CallContext, key: string): void =>
  context.setCookie(KEY_COOKIE, key, { maxAge: GUEST_CART_DAYS * 86_400 })

/** The guest has become a customer and needs no key. */
export function forgetGuestKey(context: CallContext): void {
  if (guestKey(context) !== null) context.setCookie(KEY_COOKIE, '', { maxAge: 0 })
}

/** The cart ids of the guest's cookie; what is not an id is ignored. */
export const guestCartIds = (context: CallContext): string[] =>
  (context.cookies[COOKIE] ?? '')
    .split('.')
    .filter((id) => UUID.test(id))
    .slice(0, MAX_IDS)

const write = (context: CallContext, ids: readonly string[]): void =>
  context.setCookie(COOKIE, ids.slice(0, MAX_IDS).join('.'), {
    maxAge: ids.length === 0 ? 0 : GUEST_CART_DAYS * 86_400,
  })

/** Remembers a guest's cart for 30 days (spec 9). */
export function keepGuestCart(context: CallContext, cartId: string): void {
  write(context, [cartId, ...guestCartIds(context).filter((id) => id !== cartId)])
}

/**
 * Brings the cookie in step with the guest's list: answers that crossed each other (two first carts at once) each wrote
 * what they knew, and the last one won.
 */
export function settleGuestCarts(context: CallContext, found: readonly string[], gone: readonly string[]): void {
  const known = guestCartIds(context)
  const missing = found.filter((id) => !known.includes(id))
  const left = known.filter((id) => !gone.includes(id))
  if (missing.length > 0 || left.length < known.length) write(context, [...missing, ...left])
}

/** Forgets carts of a guest: deleted, or given to a customer. */
export function forgetGuestCarts(context: CallContext, cartIds: readonly string[]): void {
  const known = guestCartIds(context)
  const left = known.filter((id) => !cartIds.includes(id))
  if (left.length < known.length) write(context, left)
}
