import { expect, it } from 'vitest'
import { hasMade, targetOf } from './bulk-step.ts'

it('targets the next state of the delivery kind', () => {
  expect([targetOf('start', 'pickup'), targetOf('start', 'courier')]).toEqual(['isAssembling', 'isAssembling'])
  expect([targetOf('send', 'courier'), targetOf('send', 'cdek'), targetOf('send', 'pickup')]).toEqual([
    'onTheRoad',
    'onTheRoad',
    'readyForIssuance',
  ])
})
it('reports a step as made in its target state and later ones, and never for a cancelled order', () => {
  expect(hasMade('start', 'courier', 'formed')).toBe(false)
  expect(hasMade('start', 'courier', 'onTheRoad')).toBe(true)
  expect(hasMade('send', 'pickup', 'isAssembling')).toBe(false)
  expect(hasMade('send', 'pickup', 'readyForIssuance')).toBe(true)
  expect(hasMade('send', 'courier', 'canceled')).toBe(false)
  // a tour is not picked
  expect(hasMade('start', 'tour', 'booked')).toBe(false)
})
