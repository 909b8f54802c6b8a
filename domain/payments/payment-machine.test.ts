import { describe, expect, it } from 'vitest'
import {
  awaitedStatus,
  isOpenAttempt,
  mayMoveAttempt,
  nextCheckDelaySeconds,
  payWithinMinutes,
  phaseOfAttempt,
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

describe('an attempt to pay', () => {
  for (const from of ATTEMPT_STATUSES) {
    for (const to of ATTEMPT_STATUSES) {
      const arrow = `${from}>${to}`
      it(`${arrow} is ${allowed.has(arrow) ? 'allowed' : 'forbidden'}`, () => {
        expect(mayMoveAttempt(from, to)).toBe(allowed.has(arrow))
      })
    }
  }

  it('once paid it never goes back to waiting', () => {
    for (const from of ['paid', 'partiallyRefunded', 'refunded'] as const) {
      expect(ATTEMPT_STATUSES.some((to) => isOpenAttempt(to) && mayMoveAttempt(from, to))).toBe(false)
    }
  })

  it('has a phase for every status', () => {
    for (const status of ATTEMPT_STATUSES) expect(PAYMENT_PHASES).toContain(phaseOfAttempt(status))
  })

  it('asks the gateway ever more seldom, every five minutes at most', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map(nextCheckDelaySeconds)).toEqual([10, 20, 40, 80, 160, 300, 300])
  })
})

it('knows which methods are online (spec 3)', () => {
  expect(PAYMENT_METHODS.filter((method) => kindOfPaymentMethod(method) === 'online')).toEqual([
    'sbp',
    'rbs',
    'payanyway',
    'paw',
  ])
  expect(kindOfPaymentMethod('paybylink')).toBe('link')
})

it('waits for the money of a link a day, and longer than for any other', () => {
  expect(payWithinMinutes('paybylink')).toBe(24 * 60)
  expect(PAYMENT_METHODS.every((method) => payWithinMinutes(method) <= payWithinMinutes('paybylink'))).toBe(true)
  expect([awaitedStatus('paybylink'), awaitedStatus('sbp'), awaitedStatus('cashondelivery')]).toEqual([
    'issued',
    'wait',
    'open',
  ])
})
