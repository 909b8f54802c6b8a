import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kopecks, ZERO } from '../money/money.ts'
import { orderPaymentStatus } from './order-payment-status.ts'
import { balanceOf } from './payment-balance.ts'
import { PAYMENT_METHODS } from './payment-method.ts'
import { PAYMENT_STATUSES } from './payment-status.ts'
import { amount, payments } from './payment-sums.data.ts'

const RUNS = { numRuns: 1_000 }

describe('the payment status of an order', () => {
  const method = fc.constantFrom(...PAYMENT_METHODS)
  it('returns one of the eight statuses, in any order of payments', () => {
    fc.assert(
      fc.property(method, fc.boolean(), amount, payments, (way, isCanceled, total, all) => {
        const takenOffline = ZERO
        const status = orderPaymentStatus({ method: way, isCanceled, total, takenOffline, payments: all })
        expect(PAYMENT_STATUSES).toContain(status)
        expect(orderPaymentStatus({ method: way, isCanceled, total, takenOffline, payments: all.toReversed() })).toBe(
          status,
        )
        const isCovered = balanceOf(total, all).missing === 0
        if (status === 'paid') expect(isCovered).toBe(true)
        if (status === 'partiallyPaid') expect(isCovered).toBe(false)
        if (status === 'cancelled') expect(isCanceled).toBe(true)
      }),
      RUNS,
    )
  })

  type Sums = Partial<Record<'held' | 'captured' | 'returning' | 'returned', number>> & { isSurplus?: boolean }
  const statusOf = (
    total: number,
    all: readonly Sums[],
    isCanceled = false,
    way: 'rbs' | 'paybylink' | 'cashondelivery' = 'rbs',
    takenOffline = 0,
  ) =>
    orderPaymentStatus({
      method: way,
      isCanceled,
      total: kopecks(total),
      takenOffline: kopecks(takenOffline),
      payments: all.map(({ isSurplus = false, held = 0, captured = 0, returning = 0, returned = 0 }) => ({
        isSurplus,
        held: kopecks(held),
        captured: kopecks(captured),
        returning: kopecks(returning),
        returned: kopecks(returned),
      })),
    })

  it.each([
    ['no payment', 'wait', 100, []],
    ['held', 'wait', 100, [{ held: 100 }]],
    ['held, to be captured in part', 'wait', 90, [{ held: 100 }]],
    ['held, and the total grew', 'partiallyPaid', 110, [{ held: 100 }]],
    ['held, and the surcharge is paid', 'wait', 110, [{ held: 100 }, { captured: 10 }]],
    ['captured', 'paid', 100, [{ captured: 100 }]],
    ['captured, and the total grew', 'partiallyPaid', 110, [{ captured: 100 }]],
    ['captured with its surcharge', 'paid', 110, [{ captured: 100 }, { captured: 10 }]],
    ['cheaper, with the difference being refunded', 'paid', 90, [{ captured: 100, returning: 10 }]],
    [
      'cheaper, with the difference refunded',
      'partiallyReturned',
      90,
      [{ captured: 100, returning: 10, returned: 10 }],
    ],
    ['refunded in full', 'returned', 0, [{ captured: 100, returning: 100, returned: 100 }]],
    [
      'paid twice, with the second payment to be refunded',
      'paid',
      100,
      [{ captured: 100 }, { isSurplus: true, captured: 100 }],
    ],
    ['only a surplus payment', 'wait', 100, [{ isSurplus: true, captured: 100 }]],
    ['a total of zero', 'paid', 0, []],
  ] as const)('%s: %s', (_, status, total, all) => {
    expect(statusOf(total, all)).toBe(status)
  })

  it("shows how much of a cancelled order's money was returned", () => {
    expect(statusOf(100, [], true)).toBe('cancelled')
    expect(statusOf(100, [{ captured: 100, returning: 100 }], true)).toBe('cancelled')
    expect(statusOf(100, [{ captured: 100, returning: 100, returned: 40 }], true)).toBe('partiallyReturned')
    const both = [{ captured: 100, returning: 100, returned: 100 }]
    expect(statusOf(100, both, true)).toBe('returned')
    expect(statusOf(100, [...both, { isSurplus: true, captured: 5, returning: 5 }], true)).toBe('partiallyReturned')
  })

  it('includes money taken by the seller', () => {
    expect(statusOf(100, [], false, 'cashondelivery', 100)).toBe('paid')
    expect(statusOf(90, [], false, 'cashondelivery', 100)).toBe('paid')
    expect(statusOf(110, [], false, 'cashondelivery', 100)).toBe('partiallyPaid')
    expect(statusOf(0, [], false, 'cashondelivery', 100)).toBe('paid')
    expect(statusOf(100, [], true, 'cashondelivery', 100)).toBe('cancelled')
    expect(statusOf(110, [{ captured: 100 }], false, 'rbs', 10)).toBe('paid')
  })

  it('returns open without prepayment, issued with a link, and paid for a free order', () => {
    expect(statusOf(100, [], false, 'cashondelivery')).toBe('open')
    expect(statusOf(0, [], false, 'cashondelivery')).toBe('paid')
    expect(statusOf(100, [], false, 'paybylink')).toBe('issued')
  })
})
