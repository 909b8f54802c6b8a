import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Kopecks, kopecks, share } from '../money/money.ts'
import { payoutMovePostings } from './payout-postings.ts'
import {
  type Account,
  bonusPostings,
  isBalanced,
  type Posting,
  paymentPostings,
  refundPostings,
  type SettlementFacts,
  settlementPostings,
} from './postings.ts'

const ANNA = 1001
const FARM = 101
const amount = (rub: number) => kopecks(rub * 100)
const money = { method: 'sbp', customerId: ANNA } as const
const order: SettlementFacts = {
  customerId: ANNA,
  organizationId: FARM,
  goods: amount(1_000),
  delivery: amount(300),
  carrier: 'seller',
  cash: amount(0),
  commission: amount(100),
  vatPercent: 22,
}

function balances(postings: readonly Posting[]): Partial<Record<Account, number>> {
  const sums: Partial<Record<Account, number>> = {}
  for (const { account, amount } of postings) sums[account] = (sums[account] ?? 0) + amount
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

describe('postings', () => {
  it('divides an online payment among seller, shop and tax at the handover', () => {
    const history = [...paymentPostings({ ...money, amount: amount(1_300) }), ...settlementPostings(order)]
    // 10 % of 1000 ₽; 22/122 of it is tax
    expect(balances(history)).toEqual({ gateway: 130_000, seller: -120_000, platform: -8_197, tax: -1_803 })
  })

  it('credits CDEK with the price of its deliveries', () => {
    const postings = settlementPostings({ ...order, carrier: 'cdek' })
    expect(postings).toContainEqual({ account: 'courier', owner: 'cdek', amount: -30_000 })
    expect(balances(postings).seller).toBe(-90_000)
  })

  it("posts the commission of a cash order as the seller's debt", () => {
    const postings = settlementPostings({ ...order, cash: amount(1_300) })
    expect(balances(postings)).toEqual({ seller: 10_000, platform: -8_197, tax: -1_803 })
    expect(postings.filter(({ account }) => account === 'cash').map((line) => line.amount)).toEqual([130_000, -130_000])
  })

  it("credits the seller with bonuses at the shop's cost", () => {
    const history = [
      ...bonusPostings({ kind: 'accrued', customerId: ANNA, amount: 20_000 }),
      ...bonusPostings({ kind: 'spent', customerId: ANNA, amount: -20_000 }),
      ...paymentPostings({ ...money, amount: amount(1_100) }),
      ...settlementPostings(order),
    ]
    // the gift cost the shop 200 ₽, of which the commission returned 81,97 ₽
    expect(balances(history)).toEqual({ gateway: 110_000, seller: -120_000, platform: 11_803, tax: -1_803 })
  })

  it("leaves the seller's share whole when the market bears a discount, and takes a part of it back with a claim", () => {
    const given = { ...order, marketDiscount: amount(100) }
    const history = [...paymentPostings({ ...money, amount: amount(1_200) }), ...settlementPostings(given)]
    const shares = { seller: -120_000, platform: -8_197, tax: -1_803 }
    expect(balances(history)).toEqual({ gateway: 120_000, market_discount: 10_000, ...shares })
    const half = { ...order, goods: amount(500), commission: amount(50), marketDiscount: amount(50) }
    const after = [...history, ...settlementPostings(half, given), ...refundPostings({ ...money, amount: amount(450) })]
    expect(balances(after)).toMatchObject({ gateway: 75_000, market_discount: 5_000, seller: -75_000 })
    expect(balances(after).customer).toBeUndefined()
  })

  it('divides a claim among all parties in proportion; after a payout the seller has a debt', () => {
    const after = { ...order, goods: amount(600), commission: amount(60) }
    const history = [
      ...paymentPostings({ ...money, amount: amount(1_300) }),
      ...settlementPostings(order),
      ...payoutMovePostings({ organizationId: FARM, amount: amount(1_200), from: 'due', to: 'paid' }),
      ...settlementPostings(after, order),
      ...refundPostings({ ...money, amount: amount(400) }),
    ]
    expect(balances(history)).toEqual({
      gateway: 90_000,
      bank: -120_000,
      seller: 36_000,
      platform: -4_918,
      tax: -1_082,
    })
  })

  it('returns no postings for a repeated settlement', () => {
    expect(settlementPostings(order, order)).toEqual([])
  })
})

const anyAmount = fc.integer({ min: 0, max: 50_000_000 }).map((value) => value as Kopecks)
const anyOrder: fc.Arbitrary<SettlementFacts> = fc
  .record({
    goods: anyAmount,
    delivery: fc.integer({ min: 0, max: 200_000 }),
    carrier: fc.constantFrom('seller' as const, 'cdek' as const),
    cashShare: fc.constantFrom(0, 0, 50, 100),
    percent: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ goods, delivery, carrier, cashShare, percent }) => ({
    customerId: ANNA,
    organizationId: FARM,
    goods,
    delivery: kopecks(delivery),
    carrier,
    cash: kopecks(Math.floor(((goods + delivery) * cashShare) / 100)),
    commission: share(goods, percent, 10_000),
    vatPercent: 22,
  }))

describe('laws', () => {
  it('sums every posting to 0, without empty lines', () => {
    fc.assert(
      fc.property(anyOrder, anyOrder, anyAmount, (one, other, sum) => {
        const fact = { ...money, amount: sum }
        const later = { ...other, carrier: one.carrier }
        for (const postings of [
          settlementPostings(one),
          settlementPostings(later, one),
          paymentPostings(fact),
          refundPostings(fact),
          // there is no payout of zero
          sum === 0 ? [] : payoutMovePostings({ organizationId: FARM, amount: sum, from: 'due', to: 'paid' }),
          bonusPostings({ kind: 'expired', customerId: ANNA, amount: -sum }),
          bonusPostings({ kind: 'returned', customerId: ANNA, amount: sum }),
        ]) {
          expect(isBalanced(postings)).toBe(true)
          expect(postings.every((line) => line.amount !== 0)).toBe(true)
        }
      }),
    )
  })

  it('ends every history with a balance of 0 for the customer: paid, handed over, changed, refunded, paid out', () => {
    const change = fc.tuple(anyOrder, fc.integer({ min: 0, max: 100 }))
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), anyAmount, (changes, payout) => {
        const history: Posting[] = []
        const [[first]] = changes as [[SettlementFacts, number]]
        let held: SettlementFacts | null = null
        let [paid, bonuses] = [0, 0]
        for (const [change, bonusShare] of changes) {
          const facts = { ...change, carrier: first.carrier }
          const money = facts.goods + facts.delivery - facts.cash
          const bonusesNow = Math.floor((money * bonusShare) / 100)
          const kind = bonusesNow > bonuses ? 'spent' : 'returned'
          history.push(...bonusPostings({ kind, customerId: ANNA, amount: bonuses - bonusesNow }))
          const paidNow = money - bonusesNow
          const fact = { method: 'rbs', customerId: ANNA, amount: Math.abs(paidNow - paid) as Kopecks } as const
          history.push(...(paidNow > paid ? paymentPostings(fact) : refundPostings(fact)))
          history.push(...settlementPostings(facts, held))
          held = facts
          paid = paidNow
          bonuses = bonusesNow
        }
        history.push(...payoutMovePostings({ organizationId: FARM, amount: payout, from: 'due', to: 'paid' }))
        expect(isBalanced(history)).toBe(true)
        const sums = balances(history)
        expect(sums.customer).toBeUndefined()
        expect(sums.cash).toBeUndefined()
        expect(sums.gateway ?? 0).toBe(paid)
        const { commission } = held as unknown as SettlementFacts
        expect((sums.platform ?? 0) + (sums.tax ?? 0) + commission).toBe(0)
      }),
    )
  })
})
