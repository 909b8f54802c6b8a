import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeCart, demandRoomForCart, MAX_CARTS, newestFirst } from './carts.ts'

const touched = (cartId: string, touchedAt: string) => ({ cartId, touchedAt: `2026-11-0${touchedAt}T10:00:00.000Z` })

describe('the active cart', () => {
  const carts = [touched('a', '2'), touched('b', '5'), touched('c', '1')]
  const without = (...ids: string[]) => carts.filter(({ cartId }) => !ids.includes(cartId))

  it('selects the most recently touched cart', () => expect(activeCart(carts)?.cartId).toBe('b'))
  it('selects the previous cart after a deletion, then the only remaining one, then none', () => {
    expect(activeCart(without('b'))?.cartId).toBe('a')
    expect(activeCart(without('b', 'a'))?.cartId).toBe('c')
    expect(activeCart([])).toBeNull()
  })
  it('selects the same cart after another cart is deleted', () => expect(activeCart(without('c'))?.cartId).toBe('b'))
  it('does not depend on the order of the response', () => {
    const some = fc.uniqueArray(
      fc.record({ cartId: fc.uuid(), touchedAt: fc.constantFrom('2026-11-01', '2026-11-02') }),
      { selector: ({ cartId }) => cartId, maxLength: 20 },
    )
    fc.assert(
      fc.property(some, (any) => {
        expect(activeCart(any.toReversed())).toBe(activeCart(any))
      }),
    )
  })
})

it('sorts the newest cart first, in any order of the response', () => {
  const carts = [
    { cartId: 'a', createdAt: '2026-11-01T10:00:00.000Z' },
    { cartId: 'b', createdAt: '2026-11-03T10:00:00.000Z' },
    { cartId: 'c', createdAt: '2026-11-01T10:00:00.000Z' },
  ]
  expect(newestFirst(carts).map((cart) => cart.cartId)).toEqual(['b', 'c', 'a'])
  expect(newestFirst(carts.toReversed())).toEqual(newestFirst(carts))
})

it('refuses the twenty-first cart', () => {
  expect(() => demandRoomForCart(MAX_CARTS - 1)).not.toThrow()
  expect(() => demandRoomForCart(MAX_CARTS)).toThrow('MAX_CARTS_QUANTITY_REACHED')
})
