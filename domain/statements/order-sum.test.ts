import fc from 'fast-check'
import { expect, it } from 'vitest'
import { COST_CAUSES, type CostFacts } from '../bearers/bearers.ts'
import { explainSum, type OrderSumFacts } from './order-sum.ts'

const NOTHING: OrderSumFacts = {
  settled: { amount: 0, fee: 0, cash: 0, delivery: 0 },
  ...{ feeTax: 0, percent: null, carrierDelivery: 0 },
  costs: Object.fromEntries(COST_CAUSES.map((cause) => [cause, 0])) as CostFacts,
}

it('explains an order with a promo code, bonuses and the own delivery', () => {
  const { lines, total } = explainSum({
    ...NOTHING,
    settled: { amount: 190_015, fee: 17_780, cash: 0, delivery: 30_000 },
    costs: { ...NOTHING.costs, ownPromo: 19_755, bonuses: 6_800, marketRefund: 15_000 },
  })
  expect(lines).toEqual([
    { kind: 'goods', effect: 197_550, about: 0, bearer: null },
    { kind: 'ownPromo', effect: -19_755, about: 0, bearer: 'seller' },
    { kind: 'bonuses', effect: 0, about: 6_800, bearer: 'market' },
    { kind: 'marketRefund', effect: 0, about: 15_000, bearer: 'market' },
    { kind: 'ownDelivery', effect: 30_000, about: 0, bearer: null },
    { kind: 'fee', effect: -17_780, about: 177_795, bearer: null },
  ])
  expect(total).toBe(190_015)
})

it('explains the debt of an order whose money the seller took', () => {
  const { lines, total } = explainSum({
    ...NOTHING,
    settled: { amount: -9_800, fee: 9_800, cash: 98_000, delivery: 0 },
  })
  expect(lines.map(({ kind, effect }) => [kind, effect])).toEqual([
    ['goods', 98_000],
    ['fee', -9_800],
    ['cash', -98_000],
  ])
  expect(total).toBe(-9_800)
})

it('has lines whose effects add up to the total', () => {
  const sum = fc.integer({ min: 0, max: 50_000_000 })
  const entry = fc.record({
    amount: fc.integer({ min: -50_000_000, max: 50_000_000 }),
    fee: sum,
    cash: sum,
    delivery: sum,
  })
  fc.assert(
    fc.property(entry, sum, sum, (settled, ownPromo, compensation) => {
      const { lines, total } = explainSum({ ...NOTHING, settled, costs: { ...NOTHING.costs, ownPromo, compensation } })
      expect(lines.reduce((all, { effect }) => all + effect, 0)).toBe(total)
    }),
  )
})
