import { expect, it } from 'vitest'
import { mayFollowUp, mayRepeat, mayWriteAbout } from './follow-up.ts'

const placedAt = new Date('2026-03-01T10:00:00Z')
const after = (days: number, ms = 0) => new Date(placedAt.getTime() + days * 86_400_000 + ms)

it('repeat and review last 30 days from the order date, for received orders', () => {
  expect(mayFollowUp({ state: 'received', placedAt }, after(30))).toBe(true)
  expect(mayFollowUp({ state: 'received', placedAt }, after(30, 1))).toBe(false)
  expect(mayFollowUp({ state: 'onTheRoad', placedAt }, after(1))).toBe(false)
})

it('a cancelled order may be repeated too, but not reviewed', () => {
  expect(mayRepeat({ state: 'canceled', placedAt }, after(30))).toBe(true)
  expect(mayRepeat({ state: 'canceled', placedAt }, after(30, 1))).toBe(false)
  expect(mayRepeat({ state: 'received', placedAt }, after(30))).toBe(true)
  expect(mayRepeat({ state: 'onTheRoad', placedAt }, after(1))).toBe(false)
  expect(mayFollowUp({ state: 'canceled', placedAt }, after(1))).toBe(false)
})

it('the seller may be written to for 10 days', () => {
  expect(mayWriteAbout({ placedAt }, after(10))).toBe(true)
  expect(mayWriteAbout({ placedAt }, after(10, 1))).toBe(false)
})
