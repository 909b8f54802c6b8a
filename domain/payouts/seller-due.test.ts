import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Kopecks, kopecks } from '../money/money.ts'
import { netPayout } from './net-payout.ts'
import { type SellerFacts, sellerDue } from './seller-due.ts'

const now = new Date('2026-11-30T09:00:00Z')
const terms = { now, holdDays: 0, largest: null }
const FACTS: SellerFacts = {
  ...{ organizationId: 1, balance: 100_000, recent: [], debts: [], kind: 'account' },
  ...{ isChanging: false, isReturned: false, lacksContract: false, isSuspended: false, npdHold: null },
}
const order = (amount: number, daysAgo: number, isClaimed = false) => ({
  amount,
  state: 'received' as const,
  finishedAt: new Date(now.getTime() - daysAgo * 86_400_000),
  claimedAt: isClaimed ? new Date(now.getTime() - 86_400_000) : null,
})

it('holds a disputed order, waits for a young one, and adds debts that a payout takes in parts', () => {
  const recent = [order(20_000, 1), order(10_000, 9, true), order(5_000, 4)]
  const { due, waiting } = sellerDue({ ...FACTS, recent }, terms)
  expect([due.payable, due.held, waiting]).toEqual([80_000, 10_000, 20_000])
  const debts = [{ since: '2026-11-20', amount: kopecks(50_000) }]
  expect(
    netPayout(sellerDue({ ...FACTS, balance: 10_000, debts }, terms).due, { today: '2026-11-30', minimum: kopecks(1) }),
  )
    // half of 600 ₽, although the balance is 100 ₽: the rest of the debt is taken later
    .toMatchObject({ paid: 30_000, takenSum: 30_000 })
})

it('names what stops the money, and limits one payout of a provider', () => {
  const stops = (facts: Partial<SellerFacts>) => sellerDue({ ...FACTS, ...facts }, terms).due.stops
  expect(stops({ kind: null, lacksContract: true })).toEqual(['requisites', 'contract'])
  expect(stops({ isReturned: true, isChanging: true, isSuspended: true })).toEqual([
    ...['requisitesChanged', 'returned', 'suspended'],
  ])
  expect(stops({ kind: null, isChanging: true })).toEqual(['requisitesChanged'])
  expect(stops({ kind: 'sbp' })).toEqual(['noProvider'])
  const largest = { sbp: kopecks(60_000), token: kopecks(10) }
  const { due } = sellerDue({ ...FACTS, kind: 'sbp' }, { ...terms, largest })
  expect(netPayout(due, { today: '2026-11-30', minimum: kopecks(1) })).toMatchObject({ paid: 60_000, carried: 40_000 })
})

it('pays in the end exactly what the ledger owes, over runs with sales, debts, returns and limits', () => {
  const step = fc.record({
    sold: fc.nat({ max: 500_000 }),
    debt: fc.nat({ max: 300_000 }),
    refund: fc.nat({ max: 300_000 }),
    isReturned: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
      let balance = 0
      let debts: { since: string; amount: Kopecks }[] = []
      const quiet = Array.from({ length: 40 }, () => ({ sold: 0, debt: 0, refund: 0, isReturned: false }))
      for (const { sold, debt, refund, isReturned } of [...steps, ...quiet]) {
        balance += sold - debt - refund
        if (debt > 0) debts.push({ since: '2026-10-01', amount: kopecks(debt) })
        const facts = { ...FACTS, balance, debts }
        const { due } = sellerDue(facts, terms)
        const net = netPayout(due, { today: '2026-11-30', minimum: kopecks(1) })
        expect(net.paid + net.takenSum + net.carried - net.owed).toBe(due.payable)
        // a returned payout gives the debts back that it took
        if (isReturned) continue
        balance -= net.paid
        let taken: number = net.takenSum
        debts = debts.flatMap((one) => {
          const part = Math.min(taken, one.amount)
          taken -= part
          return one.amount > part ? [{ ...one, amount: kopecks(one.amount - part) }] : []
        })
        if (net.owed > 0) debts.push({ since: '2026-10-01', amount: net.owed })
      }
      const owing = debts.reduce((sum, { amount }) => sum + amount, 0)
      // the balance is the debt, so that no money is left to pay
      expect(balance + owing).toBe(0)
    }),
  )
})
