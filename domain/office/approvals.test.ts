import { describe, expect, it, test } from 'vitest'
import { aloneFrom, approvalMode, approvalObstacle, givesMoneyRights } from './approvals.ts'

test.each([
  ['preparing', 5, 'none'],
  ['open', 1, 'one'],
  ['open', 2, 'two'],
  ['closed', 3, 'one'],
] as const)('in a market that is %s with %i approvers the mode is %s', (state, approvers, mode) => {
  expect(approvalMode(state, approvers)).toBe(mode)
})

test.each([
  [['support'], ['support', 'accountant'], true],
  [['accountant'], ['accountant', 'owner'], true],
  [['accountant'], ['support'], false],
  [['owner'], ['owner', 'editor'], false],
  [[], ['editor'], false],
] as const)('roles %j that become %j give rights over money: %s', (before, after, gives) => {
  expect(givesMoneyRights(before, after)).toBe(gives)
})

describe('an approval', () => {
  const proposal = {
    proposedBy: 1,
    proposedAt: new Date('2026-11-29T09:00:00Z'),
    expiresAt: new Date('2026-12-06T09:00:00Z'),
  }
  const soon = new Date('2026-11-29T20:59:59Z')
  it('is refused to the proposer while another person may approve, at any time', () => {
    expect(approvalObstacle(proposal, 1, 'two', soon)).toBe('own')
    expect(approvalObstacle(proposal, 1, 'two', new Date('2026-12-01T00:00:00Z'))).toBe('own')
    expect(approvalObstacle(proposal, 2, 'two', soon)).toBeNull()
  })
  it('is open to the proposer alone after twelve hours', () => {
    expect(aloneFrom(proposal)).toEqual(new Date('2026-11-29T21:00:00Z'))
    expect(approvalObstacle(proposal, 1, 'one', soon)).toBe('early')
    expect(approvalObstacle(proposal, 1, 'one', aloneFrom(proposal))).toBeNull()
    expect(approvalObstacle(proposal, 2, 'one', soon)).toBeNull()
  })
  it('is refused to everybody once the proposal has expired', () => {
    expect(approvalObstacle(proposal, 2, 'two', proposal.expiresAt)).toBe('over')
  })
})
