import { expect, it } from 'vitest'
import { SELLER_STATES, sellerMovesOf, sellerStateAfter } from './seller-state.ts'

it('suspends only sellers that sell, and restores only suspended ones', () => {
  expect(SELLER_STATES.filter((state) => sellerStateAfter(state, 'suspend'))).toEqual(['active', 'paused'])
  expect(SELLER_STATES.filter((state) => sellerStateAfter(state, 'restore'))).toEqual(['suspended'])
  expect(sellerStateAfter('active', 'suspend')).toBe('suspended')
  expect(sellerStateAfter('suspended', 'restore')).toBe('active')
})

it('offers no move for a seller that does not sell yet', () => {
  expect(sellerMovesOf('submitted')).toEqual([])
  expect(sellerMovesOf('suspended')).toEqual(['restore', 'terminate'])
  expect(sellerMovesOf('terminated')).toEqual([])
})
