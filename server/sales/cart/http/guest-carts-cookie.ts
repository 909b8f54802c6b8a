import { GUEST_CART_DAYS } from '@okolitsa/domain/cart/carts.ts'
import type { CallContext } from '../../../platform/http/handler.ts'

/** Cookie with the ids of a guest's carts, newest first. HttpOnly, since an id suffices for access. */
const COOKIE = 'guest-carts'
/** Maximum stored ids: the limit of carts and some expired ones. */
const MAX_IDS = 40
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Cookie with the guest's key in shared carts; HttpOnly. */
const KEY_COOKIE = 'guest-key'

export const isCartId = (text: string): boolean => UUID.test(text)

/** The guest's key; null = in no shared cart. */
export function guestKey(context: CallContext): string | null {
  const key = context.cookies[KEY_COOKIE]
  return key !== undefined && UUID.test(key) ? key : null
}

/** Renews the guest's key for 30 days (spec 9). */
export const keepGuestKey = (context: CallContext, key: string): void =>
  context.setCookie(KEY_COOKIE, key, { maxAge: GUEST_CART_DAYS * 86_400 })

/** Removes the key after a guest has become a customer. */
export function forgetGuestKey(context: CallContext): void {
  if (guestKey(context) !== null) context.setCookie(KEY_COOKIE, '', { maxAge: 0 })
}

/** Cart ids of the guest's cookie; invalid ones are ignored. */
export const guestCartIds = (context: CallContext): string[] =>
  (context.cookies[COOKIE] ?? '')
    .split('.')
    .filter((id) => UUID.test(id))
    .slice(0, MAX_IDS)

const write = (context: CallContext, ids: readonly string[]): void =>
  context.setCookie(COOKIE, ids.slice(0, MAX_IDS).join('.'), {
    maxAge: ids.length === 0 ? 0 : GUEST_CART_DAYS * 86_400,
  })

/** Adds a guest's cart to the cookie for 30 days (spec 9). */
export function keepGuestCart(context: CallContext, cartId: string): void {
  write(context, [cartId, ...guestCartIds(context).filter((id) => id !== cartId)])
}

/** Rebuilds the cookie from the guest's list, because concurrent responses overwrite each other's cookie. */
export function settleGuestCarts(context: CallContext, found: readonly string[], gone: readonly string[]): void {
  const known = guestCartIds(context)
  const missing = found.filter((id) => !known.includes(id))
  const left = known.filter((id) => !gone.includes(id))
  if (missing.length > 0 || left.length < known.length) write(context, [...missing, ...left])
}

/** Removes deleted or assigned carts from the cookie. */
export function forgetGuestCarts(context: CallContext, cartIds: readonly string[]): void {
  const known = guestCartIds(context)
  const left = known.filter((id) => !cartIds.includes(id))
  if (left.length < known.length) write(context, left)
}
