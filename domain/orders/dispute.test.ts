import { expect, it } from 'vitest'
import { claimAnswerBefore } from './claim.ts'
import { disputeDueAt, disputedSince, lateSince, openDispute } from './dispute.ts'

const now = new Date('2026-11-25T12:00:00Z')
const claim = { state: 'waiting', contestState: null, createdAt: now, appealState: null } as const

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

it('gives an appeal to the office until it is decided', () => {
  expect(openDispute({ ...claim, state: 'declined', appealState: 'open' }, now)).toBe('appeal')
  expect(openDispute({ ...claim, state: 'declined', appealState: 'kept' }, now)).toBeNull()
  expect(disputedSince({ createdAt: now, contestedAt: now, appealedAt: new Date(0) })).toEqual(new Date(0))
})

it('finds late claims by their creation time', () => {
  expect(claimAnswerBefore(lateSince(now))).toEqual(now)
})

it('counts the time of the office since the contest, or since the end of the time of the seller', () => {
  expect(disputedSince({ createdAt: now, contestedAt: null, appealedAt: null })).toEqual(claimAnswerBefore(now))
  expect(disputedSince({ createdAt: new Date(0), contestedAt: now, appealedAt: null })).toEqual(now)
})

it.each([
  ['in the evening of the next day', '2026-11-24T08:00:00Z', 'Europe/Moscow', '2026-11-25T15:00:00.000Z'],
  ['on Monday for what came on Friday', '2026-11-27T20:59:00Z', 'Europe/Moscow', '2026-11-30T15:00:00.000Z'],
  [
    'on Monday for what came on Saturday by the clock there',
    '2026-11-27T21:00:00Z',
    'Europe/Moscow',
    '2026-11-30T15:00:00.000Z',
  ],
  [
    'by the calendar of its zone: Thursday there, Wednesday in Moscow',
    '2026-11-25T16:00:00Z',
    'Asia/Kamchatka',
    '2026-11-27T06:00:00.000Z',
  ],
  [
    'by the calendar of its zone: Wednesday there, Thursday in Moscow',
    '2026-11-25T21:30:00Z',
    'Europe/Kaliningrad',
    '2026-11-26T16:00:00.000Z',
  ],
  ['after the days off of the new year', '2026-12-30T09:00:00Z', 'Europe/Moscow', '2027-01-11T15:00:00.000Z'],
])('gives the office until its working day ends: %s', (_, since, zone, due) => {
  expect(disputeDueAt(new Date(since), zone).toISOString()).toBe(due)
})
