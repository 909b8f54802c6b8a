import { expect, it } from 'vitest'
import { lateFrom } from './matter.ts'

const at = new Date('2026-11-25T12:00:00Z')
const order = (handover: string) => lateFrom({ kind: 'order', at, handoverAt: new Date(handover) })?.toISOString()

it('lists an order a day after it was placed when its handover is far', () => {
  expect(order('2026-12-02T07:00:00Z')).toBe('2026-11-26T12:00:00.000Z')
})

it('lists an order four hours after it was placed when its handover begins within a day', () => {
  expect(order('2026-11-26T12:00:00Z')).toBe('2026-11-25T16:00:00.000Z')
  expect(order('2026-11-25T13:00:00Z')).toBe('2026-11-25T16:00:00.000Z')
})

it('lists an order a day before its handover when that comes between the two', () => {
  expect(order('2026-11-26T22:00:00Z')).toBe('2026-11-25T22:00:00.000Z')
})

it('lists an order of a kitchen after its own minutes, and reviews never', () => {
  const handoverAt = new Date('2026-11-25T13:00:00Z')
  expect(lateFrom({ kind: 'dinner', at, handoverAt })).toEqual(new Date('2026-11-25T12:05:00Z'))
  expect(lateFrom({ kind: 'review', at, handoverAt: null })).toBeNull()
})
