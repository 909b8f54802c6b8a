import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Kopecks, kopecks, ZERO } from '../money/money.ts'
import { offlineDue } from './offline-payment.ts'
import { orderPaymentStatus } from './order-payment-status.ts'
import { amount, payments } from './payment-sums.data.ts'

const cash = { method: 'cashondelivery', isCanceled: false, isRestInCash: false, payments: [] } as const

it.each([
  ['nothing was taken', {}, 1_000, 0, 1_000],
  ['all of it was', {}, 1_000, 1_000, 0],
  ['the total grew since', {}, 1_200, 1_000, 200],
  ['the total fell since', {}, 800, 1_000, 0],
  ['cancelled', { isCanceled: true }, 1_000, 0, 0],
  ['a gateway awaits it', { method: 'sbp' }, 1_000, 0, 0],
  ['the rest is paid at the hand-over', { method: 'sbp', isRestInCash: true }, 1_000, 300, 700],
] as const)('%s', (_, change, total, taken, due) => {
  expect(offlineDue({ ...cash, ...change, total: kopecks(total), taken: kopecks(taken) })).toBe(due)
})

it('law: an order whose due money was taken is paid or still held, and requires no more', () => {
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
