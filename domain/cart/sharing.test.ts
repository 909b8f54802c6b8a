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
  ['a newcomer whose own cart of the seller is merged', { cartThere: 'alone', cartsCount: 1 }, 'open'],
  [
    'a newcomer with the maximum of carts, one of which is merged',
    { cartThere: 'alone', cartsCount: MAX_CARTS },
    'open',
  ],
  ['a newcomer with the maximum of carts', { cartsCount: MAX_CARTS }, 'maxCarts'],
  ['a newcomer who may have one more cart', { cartsCount: MAX_CARTS - 1 }, 'open'],
  ['a newcomer with another shared cart of the seller', { cartThere: 'together', cartsCount: 1 }, 'busy'],
  ['the last member who fits', { membersCount: MAX_CART_MEMBERS - 1 }, 'open'],
  ['a newcomer to a full cart', { membersCount: MAX_CART_MEMBERS }, 'full'],
  ['a member of a full cart', { isMember: true, membersCount: MAX_CART_MEMBERS, cartThere: 'together' }, 'member'],
  ['the owner', { isOwner: true, cartThere: 'together', cartsCount: MAX_CARTS }, 'own'],
  ['anyone after the cart has ended', { isEnded: true, isOwner: true, isMember: true }, 'ended'],
])('%s: %o → %s', (_who, facts, state) => {
  expect(joinState({ ...newcomer, ...facts })).toBe(state)
})
