import { randomUUID } from 'node:crypto'
import { MEASURES, positionsOf } from '@okolitsa/domain/fiscal/positions.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FiscalDocument, FiscalRegister } from '../../money/fiscal/ports.ts'

export interface Subject {
  readonly register: FiscalRegister
  close(): Promise<void>
}

const CHEESE = {
  key: '1',
  name: 'Cheese',
  measure: MEASURES.kilogram,
  amount: 850,
  payable: kopecks(182_892),
  agreed: { amount: 900, payable: kopecks(193_650) },
  vat: 10,
}
const DELIVERY = {
  key: 'delivery',
  name: 'Delivery',
  measure: MEASURES.piece,
  amount: 1,
  payable: kopecks(29_900),
  agreed: { amount: 1, payable: kopecks(29_900) },
  vat: null,
}

/** A prepayment of cheese with delivery, 2,127.92 ₽. */
export const documentOf = (externalId: string, receipt: Partial<FiscalDocument['receipt']> = {}): FiscalDocument => ({
  externalId,
  receipt: {
    operation: 'sell',
    payment: 'electronic',
    total: kopecks(212_792),
    offset: kopecks(0),
    positions: [CHEESE, DELIVERY].flatMap((item) => positionsOf(item, item.payable, 'full_prepayment', 'osn')),
    ...receipt,
  },
  supplier: { name: 'Farm', tin: '7701234567', phone: '74950000000' },
  contact: { phone: '79160000001' },
  basis: receipt.operation?.endsWith('_correction') ? { type: 'self', number: null, day: '2026-11-21' } : null,
})

/** Contract tests of every adapter of the port; call it in the adapter's own test file. */
export function fiscalRegisterContract(name: string, start: () => Promise<Subject>): void {
  describe(`fiscal register: ${name}`, () => {
    let subject: Subject
    beforeAll(async () => {
      subject = await start()
    })
    afterAll(() => subject.close())

    it.each(['sell', 'sell_refund', 'sell_correction', 'sell_refund_correction'] as const)(
      'makes a receipt of %s and returns its numbers',
      async (operation) => {
        const id = await subject.register.register(documentOf(`104001-${randomUUID()}`, { operation }))
        const status = await subject.register.status(id)
        expect(status.state).toBe('registered')
        if (status.state !== 'registered') return
        expect(status.numbers.documentNumber).toBeGreaterThan(0)
        expect(status.numbers.fnNumber).toMatch(/^\d{16}$/)
        expect(status.numbers.documentAttribute).toMatch(/^\d{1,10}$/)
        expect(status.url).toMatch(/^https?:/)
      },
    )

    it('creates one receipt per external id, also for concurrent and repeated calls', async () => {
      const document = documentOf(`104002-${randomUUID()}`)
      const ids = await Promise.all(Array.from({ length: 5 }, () => subject.register.register(document)))
      expect(new Set(ids).size).toBe(1)
    })

    it('refuses a receipt whose rows differ from its total', async () => {
      const document = documentOf(`104003-${randomUUID()}`, { total: kopecks(212_793) })
      await expect(subject.register.register(document)).rejects.toMatchObject({
        name: 'FiscalFailure',
        kind: 'refused',
      })
    })

    it('returns null for an unknown receipt', async () => {
      expect(await subject.register.status(randomUUID())).toEqual({ state: 'unknown' })
    })
  })
}
