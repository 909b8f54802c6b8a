import { expect, it } from 'vitest'
import { hasMade, targetOf } from './bulk-step.ts'

it('leads where orders of the kind go', () => {
  expect([targetOf('start', 'pickup'), targetOf('start', 'courier')]).toEqual(['isAssembling', 'isAssembling'])
  expect([targetOf('send', 'courier'), targetOf('send', 'cdek'), targetOf('send', 'pickup')]).toEqual([
    'onTheRoad',
    'onTheRoad',
    'readyForIssuance',
  ])
})
it('is made when the order is there or further, never when it was cancelled', () => {
  expect(hasMade('start', 'courier', 'formed')).toBe(false)
  expect(hasMade('start', 'courier', 'onTheRoad')).toBe(true)
  expect(hasMade('send', 'pickup', 'isAssembling')).toBe(false)
  expect(hasMade('send', 'pickup', 'readyForIssuance')).toBe(true)
  expect(hasMade('send', 'courier', 'canceled')).toBe(false)
  // a tour has nothing to gather
  expect(hasMade('start', 'tour', 'booked')).toBe(false)
})
