import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { isPayoutOver, mayMovePayout, PAYOUT_STATES, type PayoutState } from '../payouts/payout-states.ts'
import { payoutMovePostings } from './payout-postings.ts'
import { isBalanced } from './postings.ts'

it('leaves nothing in transit and the seller with what was not paid when payouts of any outcome are over', () => {
  const outcomes = fc.array(fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 4 }), { maxLength: 8 })
  fc.assert(
    fc.property(outcomes, fc.integer({ min: 1, max: 10 ** 9 }), (payouts, sum) => {
      const balance = { seller: 0, payout_in_transit: 0, bank: 0 } as Record<string, number>
      for (const choices of payouts) {
        const amount = kopecks(sum)
        let state: PayoutState = 'due'
        const moveTo = (to: PayoutState) => {
          const postings = payoutMovePostings({ organizationId: 7, amount, from: state, to })
          expect(isBalanced(postings)).toBe(true)
          for (const { account, amount: signed } of postings) balance[account] = (balance[account] ?? 0) + signed
          state = to
        }
        for (const choice of choices) {
          const ways = PAYOUT_STATES.filter((to) => mayMovePayout(state, to))
          const to = ways[choice % Math.max(1, ways.length)]
          if (to) moveTo(to)
        }
        if (!isPayoutOver(state)) moveTo('failed')
        expect(balance.payout_in_transit).toBe(0)
        const isPaid = (state as PayoutState) === 'paid'
        expect([balance.seller, balance.bank]).toEqual(isPaid ? [sum, -sum] : [0, 0])
        balance.seller = 0
        balance.bank = 0
      }
    }),
  )
})
