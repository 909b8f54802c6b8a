import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { claimAnswerBefore, claimBefore, contestBefore, isInstantClaim } from './claim.ts'

describe('a claim', () => {
  it('accepts claims for three days after the delivery', () => {
    const finishedAt = new Date('2026-11-21T10:00:00Z')
    expect(claimBefore({ state: 'received', finishedAt })).toEqual(new Date('2026-11-24T10:00:00Z'))
    expect(claimBefore({ state: 'canceled', finishedAt })).toBeNull()
    expect(claimBefore({ state: 'onTheRoad', finishedAt: null })).toBeNull()
  })

  it('gives the seller two days to answer', () => {
    expect(claimAnswerBefore(new Date('2026-11-21T10:00:00Z'))).toEqual(new Date('2026-11-23T10:00:00Z'))
  })

  it.each([
    [100_000, 1_000_000, 0, true],
    [100_001, 1_000_000, 0, false],
    [30_000, 100_000, 0, true],
    [30_001, 100_000, 0, false],
    [1, 1_000_000, 1, false],
  ])('of %i kopecks in an order of %i, after %i such: at once %s', (back, paid, instantBefore, isInstant) => {
    const claim = { givenBack: kopecks(back), orderPaid: kopecks(paid), instantBefore, hasPhoto: true }
    expect(isInstantClaim(claim)).toBe(isInstant)
    // a claim without a photo waits for the seller
    expect(isInstantClaim({ ...claim, hasPhoto: false })).toBe(false)
  })

  it('allows contesting an instant refund for two days', () => {
    expect(contestBefore(new Date('2026-11-21T10:00:00Z'))).toEqual(new Date('2026-11-23T10:00:00Z'))
  })
})
