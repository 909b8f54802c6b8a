import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  bonusPostings,
  compensationPostings,
  marketRefundPostings,
  type Posting,
  settlementPostings,
} from '../ledger/postings.ts'
import { kopecks } from '../money/money.ts'
import { explainSum } from '../statements/order-sum.ts'
import { COST_CAUSES, type CostFacts, costsOf, marketPercentAt, promoShares } from './bearers.ts'

const sum = fc.integer({ min: 0, max: 5_000_000 })
const sumOf = (postings: readonly Posting[], ...accounts: readonly string[]) =>
  postings.reduce((all, { account, amount }) => (accounts.includes(account) ? all + amount : all), 0)

it('divides a promo code without a remainder, at least the rest for the seller', () => {
  fc.assert(
    fc.property(sum, fc.integer({ min: 0, max: 100 }), (promo, percent) => {
      const { market, seller } = promoShares(kopecks(promo), percent)
      expect(market + seller).toBe(promo)
      expect(market).toBe(Math.floor((promo * percent) / 100))
    }),
  )
  expect(promoShares(kopecks(999), 0)).toEqual({ market: 0, seller: 999 })
  expect(promoShares(kopecks(999), 100)).toEqual({ market: 999, seller: 0 })
})

it('makes the ledger charge each bearer with exactly the costs of their name, and the seller see the same', () => {
  fc.assert(
    fc.property(
      fc.record({
        goods: sum,
        promo: sum,
        percent: fc.integer({ min: 0, max: 100 }),
        back: sum,
        gift: sum,
        wrong: sum,
      }),
      ({ goods, promo, percent, back, gift, wrong }) => {
        const { market, seller } = promoShares(kopecks(promo), percent)
        const price = goods + promo
        const nothing = Object.fromEntries(COST_CAUSES.map((cause) => [cause, 0])) as CostFacts
        const costs = {
          ...nothing,
          ...{ ownPromo: seller, marketPromo: market, marketRefund: back, goodwill: gift, compensation: wrong },
        }
        const facts = {
          customerId: 1,
          organizationId: 2,
          delivery: kopecks(0),
          carrier: 'seller',
          cash: kopecks(0),
        } as const
        const sold = kopecks(price - seller)
        const postings = [
          ...settlementPostings({
            ...facts,
            goods: sold,
            marketDiscount: market,
            commission: kopecks(0),
            vatPercent: 22,
          }),
          ...marketRefundPostings({ customerId: 1, amount: kopecks(back) }),
          ...bonusPostings({ kind: 'accrued', customerId: 1, amount: gift, isGoodwill: true }),
          ...compensationPostings({ organizationId: 2, amount: kopecks(wrong) }),
        ]
        const borne = (bearer: string) =>
          costsOf(costs).reduce((all, cost) => (cost.bearer === bearer ? all + cost.amount : all), 0)
        expect(sumOf(postings, 'market_discount')).toBe(borne('market'))
        expect(sumOf(postings, 'platform')).toBe(0)
        // the seller has the price less the costs of the seller, and the compensation
        expect(0 - sumOf(postings, 'seller')).toBe(price - borne('seller') + wrong)
        const settled = { amount: sold, fee: 0, cash: 0, delivery: 0 }
        const shown = explainSum({ settled, feeTax: 0, percent: null, costs, carrierDelivery: 0 })
        expect(shown.total).toBe(0 - sumOf(postings, 'seller'))
        expect(shown.lines.reduce((all, { effect }) => all + effect, 0)).toBe(shown.total)
      },
    ),
  )
})

it('lets a seller bear a part with consent only', () => {
  const shared = { marketPercent: 40, withoutConsent: 'market' } as const
  expect([marketPercentAt(shared, true), marketPercentAt(shared, false)]).toEqual([40, 100])
  expect(marketPercentAt({ ...shared, withoutConsent: 'excluded' }, false)).toBeNull()
  expect(marketPercentAt({ marketPercent: 100, withoutConsent: 'excluded' }, false)).toBe(100)
})
