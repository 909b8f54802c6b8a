import { expect, it } from 'vitest'
import { mayFollowUp, mayWriteAbout } from './follow-up.ts'
import { DELIVERY_STATUSES } from './order-status.ts'

const placedAt = new Date('2026-03-01T10:00:00Z')
const after = (days: number, ms = 0) => new Date(placedAt.getTime() + days * 86_400_000 + ms)

it('allows repeating and reviewing received orders for 30 days from the order date', () => {
  expect(mayFollowUp({ state: 'received', placedAt }, after(30))).toBe(true)
  expect(mayFollowUp({ state: 'received', placedAt }, after(30, 1))).toBe(false)
  for (const state of DELIVERY_STATUSES) {
    expect([state, mayFollowUp({ state, placedAt }, after(1))]).toEqual([state, state === 'received'])
  }
})

it('leaves the chat open for 10 days', () => {
  expect(mayWriteAbout({ placedAt }, after(10))).toBe(true)
  expect(mayWriteAbout({ placedAt }, after(10, 1))).toBe(false)
})
