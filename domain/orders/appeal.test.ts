import { expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { APPEAL_DAYS, appealBefore, appealDecider, type DecidedClaim } from './appeal.ts'

const decidedAt = new Date('2026-11-20T12:00:00Z')
const now = new Date('2026-11-21T12:00:00Z')
const later = (days: number) => new Date(decidedAt.getTime() + days * 86_400_000)
const claim: DecidedClaim = {
  state: 'declined',
  decidedBy: 'admin',
  decidedAt,
  contestState: null,
  contestDecidedAt: null,
  askedRefund: null,
  appeal: null,
}

it('lets a side that lost the decision of the office appeal, and both after a partial refund', () => {
  const sidesOf = (change: Partial<DecidedClaim>) =>
    (['customer', 'seller'] as const).filter((side) => appealBefore({ ...claim, ...change }, side, now))
  expect(sidesOf({})).toEqual(['customer'])
  expect(sidesOf({ state: 'accepted' })).toEqual(['seller'])
  expect(sidesOf({ state: 'accepted', askedRefund: kopecks(64_550) })).toEqual(['customer', 'seller'])
  expect(sidesOf({ decidedBy: 'farmer' })).toEqual([])
  expect(sidesOf({ state: 'waiting', decidedBy: null, decidedAt: null })).toEqual([])
  const instant = { state: 'accepted', decidedBy: 'system' } as const
  expect(sidesOf({ ...instant, contestState: 'rejected', contestDecidedAt: decidedAt })).toEqual(['seller'])
  expect(sidesOf({ ...instant, contestState: 'upheld', contestDecidedAt: decidedAt })).toEqual([])
})

it('takes an appeal once, within seven days of the decision', () => {
  expect(appealBefore(claim, 'customer', later(APPEAL_DAYS))).toEqual(later(APPEAL_DAYS))
  expect(appealBefore(claim, 'customer', new Date(later(APPEAL_DAYS).getTime() + 1))).toBeNull()
  expect(appealBefore({ ...claim, appeal: { side: 'customer', state: 'kept' } }, 'customer', now)).toBeNull()
})

it('gives an appeal to another person than the one who decided, if there is one', () => {
  expect(appealDecider(7, { firstDeciderId: 8, othersCount: 3 })).toBe('another')
  expect(appealDecider(7, { firstDeciderId: 7, othersCount: 1 })).toBeNull()
  expect(appealDecider(7, { firstDeciderId: 7, othersCount: 0 })).toBe('alone')
})
