import { expect, it } from 'vitest'
import { stateRefusal } from './market-states.ts'

const ready = { mayOpen: true, hasOrders: false }

it('opens a market when its opening check is done', () => {
  expect(stateRefusal('preparing', 'open', ready)).toBeNull()
  expect(stateRefusal('preparing', 'open', { ...ready, mayOpen: false })).toBe('MARKET_NOT_READY')
  expect(stateRefusal('preparing', 'closed', { ...ready, mayOpen: false })).toBe('MARKET_NOT_READY')
})

it('closes and reopens a market whatever its opening check says', () => {
  const unready = { mayOpen: false, hasOrders: true }
  expect([stateRefusal('open', 'closed', unready), stateRefusal('closed', 'open', unready)]).toEqual([null, null])
})

it('returns a market to its preparation before its first order', () => {
  expect(stateRefusal('open', 'preparing', ready)).toBeNull()
  expect(stateRefusal('closed', 'preparing', { ...ready, hasOrders: true })).toBe('MARKET_ONCE_OPEN')
  expect(stateRefusal('preparing', 'preparing', { ...ready, hasOrders: true })).toBeNull()
})
