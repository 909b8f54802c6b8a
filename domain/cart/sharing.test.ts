import { expect, it } from 'vitest'
import { MAX_CARTS } from './carts.ts'
import { type JoinFacts, joinState, MAX_CART_MEMBERS } from './sharing.ts'

const newcomer: JoinFacts = {
  isEnded: false,
  isOwner: false,
  isMember: false,
  membersCount: 0,
  cartThere: 'none',
  cartsCount: 0,
}

it.each<[string, Partial<JoinFacts>, string]>([
  ['a newcomer', {}, 'open'],
  ['whose own cart of the seller moves in', { cartThere: 'alone', cartsCount: 1 }, 'open'],
  ['with all carts taken, one of which moves in', { cartThere: 'alone', cartsCount: MAX_CARTS }, 'open'],
  ['with all carts taken', { cartsCount: MAX_CARTS }, 'maxCarts'],
  ['with one place left for a cart', { cartsCount: MAX_CARTS - 1 }, 'open'],
  ['who gathers with others there', { cartThere: 'together', cartsCount: 1 }, 'busy'],
  ['the last who fits', { membersCount: MAX_CART_MEMBERS - 1 }, 'open'],
  ['one too many', { membersCount: MAX_CART_MEMBERS }, 'full'],
  ['a member of a full cart', { isMember: true, membersCount: MAX_CART_MEMBERS, cartThere: 'together' }, 'member'],
  ['the owner', { isOwner: true, cartThere: 'together', cartsCount: MAX_CARTS }, 'own'],
  ['anyone when it is over', { isEnded: true, isOwner: true, isMember: true }, 'ended'],
])('%s: %o → %s', (_who, facts, state) => {
  expect(joinState({ ...newcomer, ...facts })).toBe(state)
})
