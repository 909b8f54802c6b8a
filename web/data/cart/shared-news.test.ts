import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { expect, it } from 'vitest'
import { sharedNews } from './shared-news.ts'

const anna = { memberId: null, firstName: 'Анна', isMe: true }
const boris = { memberId: 1, firstName: 'Борис', isMe: false }
const line = (id: number, by: { firstName: string | null; isMe: boolean } | null) => ({
  id,
  title: `Сыр ${id}`,
  addedBy: by && { firstName: by.firstName, isMe: by.isMe, isJoint: false },
})
const cart = (products: object[], sharers: object[] | null = [anna, boris]) =>
  ({ cartId: 'c', products, sharing: sharers && { isOwner: true, sharers } }) as unknown as Cart

it('reports several products added by other members in one message', () => {
  const before = [cart([line(1, anna)])]
  expect(sharedNews(before, [cart([line(1, anna), line(2, boris)])])).toEqual([
    { kind: 'added', cartId: 'c', name: 'Борис', title: 'Сыр 2', more: 0 },
  ])
  expect(sharedNews(before, [cart([line(2, boris), line(3, boris), line(4, boris)])])).toMatchObject([{ more: 2 }])
})
it('reports a new member once, and not the visitor', () => {
  expect(sharedNews([cart([], [anna])], [cart([])])).toEqual([{ kind: 'joined', cartId: 'c', name: 'Борис' }])
  expect(sharedNews([cart([])], [cart([])])).toEqual([])
  expect(sharedNews([cart([], [boris])], [cart([], [boris, { ...anna, memberId: 2 }])])).toEqual([])
  expect(sharedNews([cart([])], [cart([line(5, anna)])])).toEqual([])
})
it('reports the end of a shared cart, and not of a private one', () => {
  expect(sharedNews([cart([])], [])).toEqual([{ kind: 'gone', cartId: 'c' }])
  expect(sharedNews([cart([], null)], [])).toEqual([])
  expect(sharedNews([cart([], null)], [cart([line(1, null)], null)])).toEqual([])
})
