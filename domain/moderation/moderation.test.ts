import { expect, it } from 'vitest'
import { mayUndoDecision, undoBefore } from './moderation.ts'

const now = new Date('2026-11-22T12:00:00Z')
const decided = { decidedBy: 7, decidedAt: now }

it('lets the same person take a decision back for some seconds', () => {
  expect(mayUndoDecision(decided, 7, undoBefore(now))).toBe(true)
  expect(mayUndoDecision(decided, 7, new Date(undoBefore(now).getTime() + 1))).toBe(false)
})

it('refuses to others, and when the text waits again', () => {
  expect(mayUndoDecision(decided, 8, now)).toBe(false)
  expect(mayUndoDecision({ decidedBy: null, decidedAt: null }, 7, now)).toBe(false)
})
