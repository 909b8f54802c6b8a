import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Kopecks, kopecks, ZERO } from '../money/money.ts'
import { offlineDue } from './offline-payment.ts'
import { orderPaymentStatus } from './order-payment-status.ts'
import { amount, payments } from './payment-sums.data.ts'

const cash = { method: 'cashondelivery', isCanceled: false, isRestInCash: false, payments: [] } as const

it.each([
  ['is the total when the seller took no money', {}, 1_000, 0, 1_000],
  ['is zero when the seller took the total', {}, 1_000, 1_000, 0],
  ['is the difference when the total grew', {}, 1_200, 1_000, 200],
  ['is zero when the total fell', {}, 800, 1_000, 0],
  ['is zero for a cancelled order', { isCanceled: true }, 1_000, 0, 0],
  ['is zero while an online payment is awaited', { method: 'sbp' }, 1_000, 0, 0],
  ['is the rest when it is paid at handover', { method: 'sbp', isRestInCash: true }, 1_000, 300, 700],
] as const)('%s', (_, change, total, taken, due) => {
  expect(offlineDue({ ...cash, ...change, total: kopecks(total), taken: kopecks(taken) })).toBe(due)
})

it('law: an order whose sum due was taken is paid or still held, and has no sum due', () => {
  fc.assert(
    fc.property(amount, payments, amount, fc.boolean(), (total, all, before, isRestInCash) => {
      const method = isRestInCash ? 'rbs' : 'banktransfer'
      const order = { method, isCanceled: false, isRestInCash, total, payments: all } as const
      const due = offlineDue({ ...order, taken: before })
      const taken = (before + due) as Kopecks
      expect(offlineDue({ ...order, taken })).toBe(ZERO)
      if (taken === 0) return
      const status = orderPaymentStatus({ ...order, takenOffline: taken })
      expect(['paid', 'wait', 'returned', 'partiallyReturned']).toContain(status)
    }),
    { numRuns: 1_000 },
  )
})
