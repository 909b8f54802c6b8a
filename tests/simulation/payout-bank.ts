import { kopecks } from '@okolitsa/domain/money/money.ts'
import type { PaymentOrder } from '@okolitsa/domain/payouts/bank-order.ts'
import { paymentsOfFile } from '@okolitsa/emulators/tbank/orders-file.ts'
import { type BankPayment, moscowDay } from '@okolitsa/emulators/tbank/payment-book.ts'
import { statementFile } from '@okolitsa/emulators/tbank/statement-file.ts'
import {
  type BankApi,
  type OutsidePayment,
  PayoutFailure,
  type PayoutProvider,
} from '../../server/platform/payouts/ports.ts'

/**
 * What the bank does with the next payment: executes it, executes it and returns the money a day later, refuses it at
 * once or later, is still at it, loses its answer, or does not hear of it.
 */
export const PAYOUT_FATES = ['paid', 'paid', 'returned', 'refused', 'failed', 'late', 'lostAnswer', 'unheard'] as const
export type PayoutFate = (typeof PAYOUT_FATES)[number]

const DAY_MS = 86_400_000
/** Largest payout to a person by phone, kopecks. */
export const LARGEST_BY_PHONE = 300_000
export const BANK_BY_PHONE = 'Bank of the village'

/** The bank of the market's account and a provider of payouts to people, with correct books to compare the shop's with. */
export interface PayoutBank {
  readonly api: BankApi
  readonly provider: PayoutProvider
  /** Fates of the payments to come, in their order; then each is paid. */
  expect(fates: readonly PayoutFate[]): void
  /** Accepts a file of payment orders; the same file again is ignored. */
  accept(file: Uint8Array): void
  /** Ends the payments that the bank is still at. */
  decide(to: 'paid' | 'failed' | 'returned'): void
  statement(account: string): Buffer
  payments(): readonly BankPayment[]
}

export function createPayoutBank(clock: () => Date): PayoutBank {
  const book = new Map<string, BankPayment>()
  const files = new Set<string>()
  let fates: PayoutFate[] = []
  const now = () => clock().getTime()

  /** Begins a payment by its fate. @throws PayoutFailure */
  const begin = (payment: BankPayment, isPerson: boolean): void => {
    const fate = fates.shift() ?? 'paid'
    if (fate === 'unheard') throw new PayoutFailure('unsent', 'the bank is down')
    if (fate === 'refused') throw new PayoutFailure('refused', 'a wrong account')
    book.set(payment.id, payment)
    if (fate === 'late') return
    payment.status = fate === 'failed' ? 'FAILED' : 'EXECUTED'
    if (fate === 'returned') payment.returnAt = now() + (isPerson ? 0 : DAY_MS)
    if (fate === 'lostAnswer') throw new PayoutFailure('unknown', 'the answer is lost')
  }
  const stateOf = (id: string): OutsidePayment => {
    const payment = book.get(id)
    if (!payment) return { state: 'unknown', reason: null }
    const { status, returnAt } = payment
    if (status === 'FAILED') return { state: 'failed', reason: 'The bank refused' }
    if (status !== 'EXECUTED') return { state: 'waiting', reason: null }
    return returnAt !== null && returnAt <= now()
      ? { state: 'returned', reason: 'The account is closed' }
      : { state: 'paid', reason: null }
  }
  const paymentOf = (id: string, { number, amount, payer, payee, purpose }: PaymentOrder): BankPayment => ({
    ...{ id, kind: 'payment', status: 'IN_PROGRESS', from: payer.account, number: String(number), amount, purpose },
    to: { account: payee.account, bic: payee.bic, name: payee.name, tin: payee.tin ?? '0', kpp: payee.kpp ?? '' },
    ...{ at: now(), returnAt: null },
  })

  return {
    api: {
      draft: async (order) => {
        const id = `draft-${order.number}-${order.day}-${book.size}`
        book.set(id, { ...paymentOf(id, order), kind: 'draft' })
        return id
      },
      draftState: async (id) => stateOf(id),
      direct: {
        pay: async ({ key, order }) => {
          if (!book.has(key)) begin(paymentOf(key, order), false)
        },
        state: async (key) => stateOf(key),
      },
    },
    provider: {
      largest: { sbp: kopecks(LARGEST_BY_PHONE), token: kopecks(LARGEST_BY_PHONE) },
      repeatableForMs: 1_000 * DAY_MS,
      pay: async ({ key, amount, description }) => {
        const to = { account: '', bic: '', name: '', tin: '0', kpp: '' }
        const person = { from: '', number: '1', purpose: description, at: now(), returnAt: null }
        if (!book.has(key)) begin({ id: key, kind: 'payment', status: 'IN_PROGRESS', to, amount, ...person }, true)
        return { id: key, ...stateOf(key) }
      },
      state: async (id) => stateOf(id),
      banks: async () => [{ id: '1', name: BANK_BY_PHONE, bic: '044525225' }],
    },
    expect: (next) => {
      fates = [...next]
    },
    accept: (file) => {
      const key = Buffer.from(file).toString('base64')
      if (files.has(key)) return
      files.add(key)
      for (const payment of paymentsOfFile(file, now(), (index) => `file-${files.size}-${index}`)) {
        const fate = fates.shift() ?? 'paid'
        payment.status =
          fate === 'refused' || fate === 'failed' ? 'FAILED' : fate === 'late' ? 'IN_PROGRESS' : 'EXECUTED'
        if (fate === 'returned') payment.returnAt = now() + DAY_MS
        book.set(payment.id, payment)
      }
    },
    decide: (to) => {
      for (const payment of book.values()) {
        if (payment.status !== 'IN_PROGRESS') continue
        payment.status = to === 'failed' ? 'FAILED' : 'EXECUTED'
        if (to === 'returned') payment.returnAt = now()
      }
    },
    statement: (account) =>
      statementFile([...book.values()], {
        ...{ account, from: '2000-01-01', to: moscowDay(now()), encoding: 'windows-1251', now: now() },
        ...{ hasDoubleLine: false, hasWrongTotal: false },
      }),
    payments: () => [...book.values()],
  }
}
