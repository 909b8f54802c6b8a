import { randomUUID } from 'node:crypto'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import type { PaymentOrder } from '@okolitsa/domain/payouts/bank-order.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BankApi, PayoutProvider, PersonDestination, PersonPayout } from '../../platform/payouts/ports.ts'

/** Breaks the other side: a fault by its name, as often as stated; `none` repairs it. */
type Break = (fault: string, times?: number) => Promise<unknown>

interface BankSubject {
  readonly bank: BankApi
  readonly withWrongToken: BankApi
  /** An order whose purpose contains the words. */
  readonly orderOf: (number: number, words: string, more: Partial<PaymentOrder>) => PaymentOrder
  readonly fail: Break
  /** Number of payments in the bank whose purpose contains the text. */
  countPayments(purpose: string): Promise<number>
  /** The person in the bank signs or deletes a draft. */
  decideDraft(documentId: string, to: 'sign' | 'delete'): Promise<unknown>
  close(): Promise<unknown>
}

/** Contract tests of every bank; call it in the adapter's own test file. */
export function bankApiContract(name: string, start: () => Promise<BankSubject>): void {
  describe(`bank: ${name}`, () => {
    let subject: BankSubject
    let last = 100
    beforeAll(async () => {
      subject = await start()
    })
    afterAll(() => subject.close())
    const direct = () => {
      if (!subject.bank.direct) throw new Error('the bank takes drafts only')
      return subject.bank.direct
    }
    const payment = (more: Partial<PaymentOrder> = {}) => {
      last += 1
      const key = randomUUID()
      return { key, order: subject.orderOf(last, key, more) }
    }

    it('pays, and states that it has', async () => {
      const one = payment()
      await subject.fail('slow', 1)
      await direct().pay(one)
      expect(await direct().state(one.key)).toMatchObject({ state: 'waiting' })
      expect(await direct().state(one.key)).toMatchObject({ state: 'paid' })
      expect(await direct().state(randomUUID())).toEqual({ state: 'unknown', reason: null })
    })

    it('pays once for one key, also for concurrent, repeated and lost calls', async () => {
      const one = payment()
      await subject.fail('lost-answer', 2)
      const answers = await Promise.allSettled(Array.from({ length: 5 }, () => direct().pay(one)))
      expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(2)
      await direct().pay(one)
      expect(await direct().state(one.key)).toMatchObject({ state: 'paid' })
      await direct().pay(one)
      expect(await subject.countPayments(one.key)).toBe(1)
    })

    it('distinguishes a refused payment from one that may exist', async () => {
      const failureOf = (fault: string) =>
        subject
          .fail(fault, 1)
          .then(() => direct().pay(payment()))
          .then(
            () => 'paid',
            (error: { kind?: string }) => error.kind,
          )
      expect(await failureOf('lost-answer')).toBe('unknown')
      expect(await failureOf('down')).toBe('unknown')
      expect(await failureOf('busy')).toBe('unsent')
      expect(await failureOf('refuse')).toBe('refused')
      expect(await failureOf('no-money')).toBe('noMoney')
      await expect(direct().pay(payment({ amount: kopecks(0) }))).rejects.toMatchObject({ kind: 'refused' })
      await expect(subject.withWrongToken.direct?.pay(payment())).rejects.toMatchObject({ kind: 'denied' })
    })

    it('states the failure of a payment that was accepted', async () => {
      const one = payment()
      await subject.fail('decline', 1)
      await direct().pay(one)
      expect(await direct().state(one.key)).toMatchObject({ state: 'failed', reason: expect.any(String) })
    })

    it('makes a draft that a person signs or deletes', async () => {
      const [signed, deleted] = [await subject.bank.draft(payment().order), await subject.bank.draft(payment().order)]
      expect(await subject.bank.draftState(signed)).toMatchObject({ state: 'waiting' })
      await subject.decideDraft(signed, 'sign')
      await subject.decideDraft(deleted, 'delete')
      expect(await subject.bank.draftState(signed)).toMatchObject({ state: 'paid' })
      expect(await subject.bank.draftState(deleted)).toMatchObject({ state: 'failed' })
      expect(await subject.bank.draftState(randomUUID())).toEqual({ state: 'unknown', reason: null })
    })
  })
}

interface ProviderSubject {
  readonly provider: PayoutProvider
  readonly withWrongSecret: PayoutProvider
  readonly sbp: PersonDestination
  readonly token: PersonDestination
  readonly fail: Break
  /** Number of payouts with the key at the provider. */
  countPayouts(key: string): Promise<number>
  close(): Promise<unknown>
}

/** Contract tests of every provider of payouts. */
export function payoutProviderContract(name: string, start: () => Promise<ProviderSubject>): void {
  describe(`provider of payouts: ${name}`, () => {
    let subject: ProviderSubject
    beforeAll(async () => {
      subject = await start()
    })
    afterAll(() => subject.close())
    const payout = (more: Partial<PersonPayout> = {}): PersonPayout => ({
      ...{ key: randomUUID(), amount: kopecks(1_824_055), to: subject.sbp, description: 'payout 47' },
      ...more,
    })

    it('pays by phone and by token, and states that it has', async () => {
      for (const to of [subject.sbp, subject.token]) {
        const { id, state } = await subject.provider.pay(payout({ to }))
        expect(['waiting', 'paid']).toContain(state)
        expect(await subject.provider.state(id)).toMatchObject({ state: 'paid' })
      }
      expect(await subject.provider.state('po-none')).toEqual({ state: 'unknown', reason: null })
    })

    it('pays once for one key, also for concurrent, repeated and lost calls', async () => {
      const one = payout()
      await subject.fail('lost-answer', 2)
      const answers = await Promise.allSettled(Array.from({ length: 5 }, () => subject.provider.pay(one)))
      const ids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []))
      expect([ids.length, new Set(ids).size]).toEqual([3, 1])
      expect(await subject.provider.pay(one)).toMatchObject({ id: ids[0] })
      expect(await subject.countPayouts(one.key)).toBe(1)
      await expect(subject.provider.pay({ ...one, amount: kopecks(100) })).rejects.toMatchObject({ kind: 'refused' })
    })

    it('distinguishes a refused payout from one that may exist and from one that failed', async () => {
      const { provider } = subject
      await subject.fail('down', 1)
      await expect(provider.pay(payout())).rejects.toMatchObject({ kind: 'unknown' })
      await expect(provider.pay(payout({ amount: kopecks(provider.largest.sbp + 1) }))).rejects.toMatchObject({
        kind: 'refused',
      })
      await expect(subject.withWrongSecret.pay(payout())).rejects.toMatchObject({ kind: 'denied' })
      await subject.fail('no-money', 1)
      expect(await provider.pay(payout())).toMatchObject({ state: 'failed', reason: 'insufficient_funds' })
    })

    it('returns a payout whose receiver has another name at the bank, or rejects it later', async () => {
      const { provider } = subject
      await subject.fail('other-name', 1)
      expect(await provider.pay(payout())).toMatchObject({ state: 'returned', reason: 'recipient_check_failed' })
      const { id } = await provider.pay(payout())
      await subject.fail('reject', 1)
      expect(await provider.state(id)).toMatchObject({ state: 'returned', reason: 'rejected_by_payee' })
    })

    it('lists the banks that receive payouts by phone', async () => {
      expect((await subject.provider.banks())[0]).toEqual({
        ...{ id: expect.stringMatching(/^\d{12}$/), name: expect.any(String), bic: expect.stringMatching(/^04\d{7}$/) },
      })
    })
  })
}
