import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { CartScope } from './cart-scope.ts'
import { type CartMember, findCart, type StoredCart } from './store/find-carts.ts'

/** Maximum new carts an hour by guests of one network, which may be an office or an apartment block. */
export const ROOM_FOR_GUEST_CARTS = { ofNetwork: 300 } as const

/** The viewer's membership in a shared cart; null = the owner. */
export const membershipOf = (cart: StoredCart): CartMember | null =>
  cart.sharing?.members.find((member) => member.isMe && !member.hasLeft) ?? null

/** True = at least one invited member is in the cart; the owner does not count. */
export const isGatheredTogether = (cart: StoredCart): boolean =>
  cart.sharing?.members.some((member) => !member.hasLeft) ?? false

/**
 * A cart of the scope.
 * @throws {Refusal} NOT_FOUND: unknown, another person's, expired, or of another seller than the site's
 */
export async function demandCart(executor: Executor, scope: CartScope, cartId: string, now: Date): Promise<StoredCart> {
  const cart = await findCart(executor, scope, cartId, now)
  if (!cart) throw new Refusal('NOT_FOUND')
  return cart
}
