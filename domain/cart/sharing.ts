import { Refusal } from '../refusal/refusal.ts'
import { MAX_CARTS } from './carts.ts'

/** Most people who gather one cart beside its owner. */
export const MAX_CART_MEMBERS = 20
/** How a shared cart ended is shown this long, days. */
export const SHARED_CART_TOLD_DAYS = 60

/** How somebody with a link stands to a shared cart. */
export interface JoinFacts {
  /** Ordered or deleted. */
  readonly isEnded: boolean
  readonly isOwner: boolean
  readonly isMember: boolean
  /** Beside the owner. */
  readonly membersCount: number
  /** The cart they have of the same seller: one that nobody else gathers moves into the shared one. */
  readonly cartThere: 'none' | 'alone' | 'together'
  /** All their carts, own and shared. */
  readonly cartsCount: number
}

/** `open` = may join; the rest say why not, or that there is no need to. */
export type JoinState = 'open' | 'own' | 'member' | 'ended' | 'full' | 'busy' | 'maxCarts'

/** What the link means to them. A visitor has one cart of a seller, so gathering another one together must end first. */
export function joinState(facts: JoinFacts): JoinState {
  if (facts.isEnded) return 'ended'
  if (facts.isOwner) return 'own'
  if (facts.isMember) return 'member'
  if (facts.cartThere === 'together') return 'busy'
  if (facts.membersCount >= MAX_CART_MEMBERS) return 'full'
  if (facts.cartThere === 'none' && facts.cartsCount >= MAX_CARTS) return 'maxCarts'
  return 'open'
}

/** The refusal of each state that does not let in; who is in already is simply shown the cart. */
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
