import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demandRoomForCart, MAX_CARTS, newestFirst, nextActiveCart } from './carts.ts'

describe('the active cart after a deletion', () => {
  it('is the previous one', () => expect(nextActiveCart(['a', 'b', 'c'], 'b', 'b')).toBe('a'))
  it('is the next one when the first was deleted', () => expect(nextActiveCart(['a', 'b', 'c'], 'a', 'a')).toBe('b'))
  it('is the only remaining one', () => {
    expect(nextActiveCart(['a', 'b'], 'a', 'a')).toBe('b')
    expect(nextActiveCart(['a', 'b'], 'b', 'b')).toBe('a')
  })
  it('is none when none is left', () => expect(nextActiveCart(['a'], 'a', 'a')).toBeNull())
  it('stays when another cart was deleted', () => expect(nextActiveCart(['a', 'b', 'c'], 'a', 'c')).toBe('c'))
  it('is always one of the remaining carts', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 20 }), fc.nat(), fc.nat(), (ids, a, b) => {
        const deleted = ids[a % ids.length] as string
        const next = nextActiveCart(ids, deleted, ids[b % ids.length] as string)
        if (ids.length === 1) expect(next).toBeNull()
        else expect(ids.filter((id) => id !== deleted)).toContain(next)
      }),
    )
  })
})

it('the newest cart comes first, whatever the order of the answer', () => {
  const carts = [
    { cartId: 'a', createdAt: '2026-11-01T10:00:00.000Z' },
    { cartId: 'b', createdAt: '2026-11-03T10:00:00.000Z' },
    { cartId: 'c', createdAt: '2026-11-01T10:00:00.000Z' },
  ]
  expect(newestFirst(carts).map((cart) => cart.cartId)).toEqual(['b', 'c', 'a'])
  expect(newestFirst(carts.toReversed())).toEqual(newestFirst(carts))
})

it('the twenty-first cart is refused', () => {
  expect(() => demandRoomForCart(MAX_CARTS - 1)).not.toThrow()
  expect(() => demandRoomForCart(MAX_CARTS)).toThrow('MAX_CARTS_QUANTITY_REACHED')
})
