import { describe, expect, it } from 'vitest'
import { CONTEST_DAYS } from './claim.ts'
import { type ClaimStanding, claimAbilities } from './claim-abilities.ts'

const DECIDED = new Date('2026-11-20T09:00:00Z')
const later = (days: number) => new Date(DECIDED.getTime() + days * 86_400_000)
const undecided = {
  decidedBy: null,
  contestState: null,
  contestDecidedAt: null,
  askedRefund: null,
  appeal: null,
} as const
const waiting: ClaimStanding = { ...undecided, state: 'waiting', isInstant: false, decidedAt: null }
const paidAtOnce: ClaimStanding = { ...undecided, state: 'accepted', isInstant: true, decidedAt: DECIDED }
const [owner, picker] = [{ decidesClaims: true }, { decidesClaims: false }]
const allowed = (...of: Parameters<typeof claimAbilities>) =>
  Object.entries(claimAbilities(...of)).flatMap(([ability, isAllowed]) => (isAllowed ? [ability] : []))

describe('abilities of a claim', () => {
  it('lets staff with the permission answer a waiting claim and add photos', () => {
    expect(allowed(waiting, owner, later(0))).toEqual(['answer', 'addPhotos'])
    expect(allowed({ ...waiting, state: 'promised' }, owner, later(0))).toEqual(['answer'])
    expect(allowed(waiting, picker, later(0))).toEqual([])
  })
  it('lets the seller contest an instant refund within its term', () => {
    expect(allowed(paidAtOnce, owner, later(CONTEST_DAYS))).toEqual(['addPhotos', 'contest'])
    expect(allowed(paidAtOnce, owner, new Date(later(CONTEST_DAYS).getTime() + 1))).toEqual([])
    expect(allowed(paidAtOnce, picker, later(0))).toEqual([])
    expect(allowed({ ...paidAtOnce, isInstant: false }, owner, later(0))).toEqual([])
  })
  it('lets the seller add photos to an open contest, which the office decides', () => {
    const contested = { ...paidAtOnce, contestState: 'open' } as const
    expect(allowed(contested, owner, later(0))).toEqual(['addPhotos'])
    expect(allowed({ ...paidAtOnce, contestState: 'upheld' }, owner, later(0))).toEqual([])
  })
  it('lets the seller add photos while it may appeal or has appealed', () => {
    const lost = { ...paidAtOnce, contestState: 'rejected', contestDecidedAt: DECIDED } as const
    expect(allowed(lost, owner, later(7))).toEqual(['addPhotos'])
    expect(allowed(lost, owner, later(8))).toEqual([])
    expect(allowed({ ...lost, appeal: { side: 'seller', state: 'open' } }, owner, later(8))).toEqual(['addPhotos'])
  })
})
