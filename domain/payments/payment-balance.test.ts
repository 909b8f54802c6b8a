import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Kopecks, kopecks } from '../money/money.ts'
import { balanceOf, captureAmount, marketShareOf, refundShares, returnable } from './payment-balance.ts'
import { amount, payments } from './payment-sums.data.ts'

const RUNS = { numRuns: 1_000 }
const sumOf = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)

describe('the balance of an order and its payments', () => {
  it('leaves neither an excess nor a missing sum after refunds and a surcharge', () => {
    fc.assert(
      fc.property(amount, payments, (total, all) => {
        const { excess, missing } = balanceOf(total, all)
        const shares = refundShares(excess, all)
        expect(sumOf(shares.map((share) => share.amount))).toBe(excess)
        const surcharge = {
          isSurplus: false,
          captured: missing,
          held: kopecks(0),
          returning: kopecks(0),
          returned: kopecks(0),
        }
        const settled = all.map((each) => {
          const share = shares.find((one) => one.payment === each)?.amount ?? 0
          return { ...each, returning: (each.returning + share) as Kopecks }
        })
        expect(balanceOf(total, [...settled, surcharge])).toEqual({ excess: 0, missing: 0 })
        // no payment returns more than it took, and a surplus only itself
        expect(settled.every((each) => each.returning <= each.captured)).toBe(true)
        expect(shares.some((share) => share.payment.isSurplus)).toBe(false)
      }),
      RUNS,
    )
  })

  it('captures the sum due, at most the held sum', () => {
    fc.assert(
      fc.property(amount, payments, amount, (total, taken, held) => {
        const others = taken.map((each) => ({ ...each, held: kopecks(0) }))
        const due = captureAmount(total, others, held)
        expect(due).toBeLessThanOrEqual(held)
        const captured = { isSurplus: false, captured: due, held: kopecks(0), returning: kopecks(0) }
        // a capture never takes money that would have to be returned
        expect(balanceOf(total, [...others, captured]).excess).toBe(balanceOf(total, others).excess)
      }),
      RUNS,
    )
  })

  it('leaves the order paid after a refund at the cost of the market, whose part falls with the total', () => {
    fc.assert(
      fc.property(amount, amount, payments, (total, lower, all) => {
        const whole = balanceOf(total, all)
        const given = refundShares(returnable(all), all)
        const refunded = all.map((each) => {
          const share = given.find((one) => one.payment === each)?.amount ?? 0
          return { ...each, returning: (each.returning + share) as Kopecks, byMarket: share as Kopecks }
        })
        expect(balanceOf(total, refunded)).toEqual(whole)
        expect(returnable(refunded)).toBe(0)
        expect(refundShares(whole.excess, refunded)).toEqual([])
        // everything was returned, so the market pays what the order costs, at most what it returned
        expect(marketShareOf(lower, refunded)).toBe(Math.min(lower, sumOf(given.map((share) => share.amount))))
      }),
      RUNS,
    )
  })
})
