import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import {
  awaitedStatus,
  isOpenAttempt,
  mayBePaid,
  mayMoveAttempt,
  mayTakeHold,
  mayWithdraw,
  nextCheckDelaySeconds,
  payBefore,
  payWithinMinutes,
  phaseOfAttempt,
  plusCheck,
  secondsUntilNextAttempt,
} from './payment-machine.ts'
import { kindOfPaymentMethod, PAYMENT_METHODS } from './payment-method.ts'
import { ATTEMPT_STATUSES, PAYMENT_PHASES } from './payment-status.ts'

const allowed = new Set(
  `new>registered new>held new>paid new>declined new>expired new>canceled
   registered>held registered>paid registered>declined registered>expired registered>canceled
   held>paid held>expired held>canceled
   declined>held declined>paid expired>held expired>paid canceled>held canceled>paid
   paid>partiallyRefunded paid>refunded partiallyRefunded>partiallyRefunded partiallyRefunded>refunded`.split(/\s+/),
)

describe('a payment attempt', () => {
  for (const from of ATTEMPT_STATUSES) {
    for (const to of ATTEMPT_STATUSES) {
      const arrow = `${from}>${to}`
      it(`${arrow} is ${allowed.has(arrow) ? 'allowed' : 'forbidden'}`, () => {
        expect(mayMoveAttempt(from, to)).toBe(allowed.has(arrow))
      })
    }
  }

  it('never returns to waiting once paid', () => {
    for (const from of ['paid', 'partiallyRefunded', 'refunded'] as const) {
      expect(ATTEMPT_STATUSES.some((to) => isOpenAttempt(to) && mayMoveAttempt(from, to))).toBe(false)
    }
  })

  it('defines a phase for every status', () => {
    for (const status of ATTEMPT_STATUSES) expect(PAYMENT_PHASES).toContain(phaseOfAttempt(status))
  })

  it('grows the intervals between checks, to five minutes at most', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map(nextCheckDelaySeconds)).toEqual([10, 20, 40, 80, 160, 300, 300])
  })
})

describe('withdrawing an attempt at its gateway', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const later = new Date('2026-11-21T12:30:00Z')

  it('forbids the withdrawal exactly when the order may rely on the hold', () => {
    for (const status of ATTEMPT_STATUSES) {
      expect(mayTakeHold({ status, isWithdrawing: true })).toBe(false)
      expect(mayTakeHold({ status, isWithdrawing: false })).toBe(mayMoveAttempt(status, 'held'))
      // an attempt that may still become a hold may be withdrawn, an attempt with received money may not
      expect(mayWithdraw(status)).toBe(mayMoveAttempt(status, 'held'))
    }
    expect(ATTEMPT_STATUSES.filter(mayWithdraw)).toEqual(['new', 'registered', 'declined', 'expired', 'canceled'])
  })

  it('never cancels a payment, which is still accepted', () => {
    expect(ATTEMPT_STATUSES.filter(mayWithdraw).every((status) => mayMoveAttempt(status, 'paid'))).toBe(true)
  })

  it('removes the attempt from the payment page', () => {
    const payable = ATTEMPT_STATUSES.filter((status) =>
      mayBePaid({ status, isWithdrawing: false, expiresAt: later }, now),
    )
    expect(payable).toEqual(ATTEMPT_STATUSES.filter(isOpenAttempt))
    expect(mayBePaid({ status: 'registered', isWithdrawing: true, expiresAt: later }, now)).toBe(false)
    expect(mayBePaid({ status: 'registered', isWithdrawing: false, expiresAt: now }, now)).toBe(false)
  })
})

it('defines which methods are online (spec 3)', () => {
  expect(PAYMENT_METHODS.filter((method) => kindOfPaymentMethod(method) === 'online')).toEqual([
    'sbp',
    'rbs',
    'payanyway',
    'paw',
  ])
  expect(kindOfPaymentMethod('paybylink')).toBe('link')
})

it.each([
  ['a link, the cut-off far away', 'paybylink', 5_000, 24 * 60],
  ['a link, the cut-off in the evening', 'paybylink', 300, 300],
  ['a link, the cut-off in a minute', 'paybylink', 1, 30],
  ['a link, the cut-off over', 'paybylink', -60, 30],
  ['a card, the cut-off far away', 'rbs', 5_000, 30],
  ['a card, the cut-off in a minute', 'rbs', 1, 30],
] as const)('an order waits for %s', (_, method, cutOff, minutes) => {
  const from = new Date('2026-11-21T08:00:00Z')
  const after = (count: number) => new Date(from.getTime() + count * 60_000)
  expect(payBefore(method, from, after(cutOff))).toEqual(after(minutes))
})

it('waits a day for the money of a link, longer than for any other method', () => {
  expect(payWithinMinutes('paybylink')).toBe(24 * 60)
  expect(PAYMENT_METHODS.every((method) => payWithinMinutes(method) <= payWithinMinutes('paybylink'))).toBe(true)
})

it('awaits money by the method, and none for a free order', () => {
  const statuses = (total: number) =>
    (['paybylink', 'sbp', 'cashondelivery'] as const).map((method) => awaitedStatus(method, kopecks(total)))
  expect(statuses(1)).toEqual(['issued', 'wait', 'open'])
  expect(statuses(0)).toEqual(['paid', 'paid', 'paid'])
})

it('counts checks only up to a maximum', () => {
  expect([0, 4, 99, 100].map(plusCheck)).toEqual([1, 5, 100, 100])
})

it('allows twenty attempts of an order within an hour', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const begun = Array.from({ length: 20 }, (_, index) => minutesAgo(index + 20))
  expect(secondsUntilNextAttempt(begun.slice(1), now)).toBe(0)
  expect(secondsUntilNextAttempt(begun, now)).toBe(21 * 60)
  expect(secondsUntilNextAttempt([...begun.slice(0, 19), minutesAgo(60)], now)).toBe(0)
})
