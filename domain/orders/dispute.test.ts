import { expect, it } from 'vitest'
import { claimAnswerBefore } from './claim.ts'
import { lateSince, openDispute } from './dispute.ts'

const now = new Date('2026-11-25T12:00:00Z')
const claim = { state: 'waiting', contestState: null, createdAt: now } as const

it('gives a contested refund to the office at once', () => {
  expect(openDispute({ ...claim, state: 'accepted', contestState: 'open' }, now)).toBe('contest')
  expect(openDispute({ ...claim, state: 'accepted', contestState: 'upheld' }, now)).toBeNull()
  expect(openDispute({ ...claim, state: 'accepted' }, now)).toBeNull()
})

it('gives a claim to the office when the time of the seller is over', () => {
  expect(openDispute(claim, now)).toBeNull()
  expect(openDispute(claim, new Date(claimAnswerBefore(now).getTime() - 1))).toBeNull()
  expect(openDispute(claim, claimAnswerBefore(now))).toBe('late')
  expect(openDispute({ ...claim, state: 'declined' }, claimAnswerBefore(now))).toBeNull()
})

it('finds late claims by their creation time', () => {
  expect(claimAnswerBefore(lateSince(now))).toEqual(now)
})
