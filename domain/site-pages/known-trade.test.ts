import { expect, test } from 'vitest'
import { knownTrade } from './known-trade.ts'

test("prefers the seller's statement to derived facts", () => {
  expect(knownTrade({ named: 'apiary', type: 'farmer', section: 'molochnoe-i-syr' })).toBe('apiary')
})

test('uses the type of a restaurant and of a tour operator', () => {
  expect(knownTrade({ named: null, type: 'restaurant', section: null })).toBe('restaurant')
  expect(knownTrade({ named: null, type: 'tour_operator', section: 'ryba' })).toBe('guestHouse')
})

test('uses the section with most goods of a farm, and returns null for a section without a layout', () => {
  expect(knownTrade({ named: null, type: 'farmer', section: 'ryba' })).toBe('fish')
  expect(knownTrade({ named: null, type: 'farmer', section: 'myaso-i-ptica' })).toBeNull()
  expect(knownTrade({ named: null, type: 'farmer', section: null })).toBeNull()
})
