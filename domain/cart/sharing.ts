import { Refusal } from '../refusal/refusal.ts'
import { MAX_CARTS } from './carts.ts'

/** Maximum members of a shared cart, the owner not counted. */
export const MAX_CART_MEMBERS = 20
/** Days for which the result of an ended shared cart is shown. */
export const SHARED_CART_REPORT_DAYS = 60

/** Facts about a visitor with a link to a shared cart. */
export interface JoinFacts {
  /** True = the cart was ordered or deleted. */
  readonly isEnded: boolean
  readonly isOwner: boolean
  readonly isMember: boolean
  /** Number of members without the owner. */
  readonly membersCount: number
  /** The visitor's cart of the same seller. An unshared one (`alone`) is merged into the shared cart. */
  readonly cartThere: 'none' | 'alone' | 'together'
  /** Number of all carts of the visitor, own and shared. */
  readonly cartsCount: number
}

/** `open` = may join; the other values explain why joining is impossible or unnecessary. */
export type JoinState = 'open' | 'own' | 'member' | 'ended' | 'full' | 'busy' | 'maxCarts'

/** Decides whether the visitor may join. A visitor has one cart per seller: another shared one must end first. */
export function joinState(facts: JoinFacts): JoinState {
  if (facts.isEnded) return 'ended'
  if (facts.isOwner) return 'own'
  if (facts.isMember) return 'member'
  if (facts.cartThere === 'together') return 'busy'
  if (facts.membersCount >= MAX_CART_MEMBERS) return 'full'
  if (facts.cartThere === 'none' && facts.cartsCount >= MAX_CARTS) return 'maxCarts'
  return 'open'
}

/** The refusal of each state that prevents joining. A visitor who already belongs to the cart simply opens it. */
export function joinRefusal(state: Exclude<JoinState, 'open' | 'own' | 'member'>): Refusal {
  switch (state) {
    case 'ended':
      return new Refusal('SHARED_CART_ENDED')
    case 'full':
      return new Refusal('SHARED_CART_FULL')
    case 'busy':
      return new Refusal('SHARED_CART_BUSY')
    case 'maxCarts':
      return new Refusal('MAX_CARTS_QUANTITY_REACHED', { max: MAX_CARTS })
  }
}
