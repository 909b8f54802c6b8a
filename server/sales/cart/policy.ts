import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../platform/db/client.ts'
import { type CartMember, findCart, type StoredCart, type Viewer } from './store/find-carts.ts'

/** Who asks for carts, and through which window. */
export interface Visitor extends Viewer {
  /** Carts a guest claims to hold; nothing for a customer. */
  readonly guestCartIds: readonly string[]
  /** On a seller's own site nothing of other sellers is reachable. */
  readonly onlyOrganizationId: number | null
  /** Test sellers may be bought from. */
  readonly seesHiddenSellers: boolean
}

/** The customer behind an actor; null = a guest. */
export const customerIdOf = (actor: Actor): number | null => (actor.kind === 'customer' ? actor.customerId : null)

/** The cart belongs to the window the visitor came through. */
export const mayShow = (visitor: Visitor, cart: Pick<StoredCart, 'organizationId'>): boolean =>
  visitor.onlyOrganizationId === null || visitor.onlyOrganizationId === cart.organizationId

/** The place of whoever looks at a cart among those who gather it; null = they are its owner. */
export const membershipOf = (cart: StoredCart): CartMember | null =>
  cart.sharing?.members.find((member) => member.isMe && !member.hasLeft) ?? null

/** Others gather the cart now, whoever looks at it. */
export const isGatheredTogether = (cart: StoredCart): boolean =>
  cart.sharing?.members.some((member) => !member.hasLeft) ?? false

/** @throws {Refusal} NOT_FOUND: no such cart, somebody else's, expired, or of another seller than the site's */
export async function demandCart(executor: Executor, visitor: Visitor, cartId: string, now: Date): Promise<StoredCart> {
  const cart = await findCart(executor, cartId, visitor, now)
  if (!cart || !mayShow(visitor, cart)) throw new Refusal('NOT_FOUND')
  return cart
}
