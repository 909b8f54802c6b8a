import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { acquirerFeePostings } from './acquirer-fee-postings.ts'
import { acquirerPaymentPostings, acquirerRegisterPostings } from './acquirer-settlement-postings.ts'
import { isBalanced, type Posting } from './postings.ts'

const PAYER = '7707083893'
const amount = fc.integer({ min: 1, max: 1_000_000_00 })
const operation = fc.record({
  method: fc.constantFrom('sbp', 'rbs', ''),
  amount,
  fee: fc.integer({ min: 0, max: 50_000 }),
  isRefund: fc.boolean(),
})
const at = new Date('2026-11-16T09:00:00Z')
const sumOf = (lines: readonly Posting[], owner: string) =>
  lines.reduce((sum, line) => sum + (line.account === 'gateway' && line.owner === owner ? line.amount : 0), 0)

it('leaves nothing at the gateway when all operations are in registers and all settlements have come, in any parts', () => {
  fc.assert(
    fc.property(fc.array(operation, { minLength: 1, maxLength: 20 }), fc.array(amount), (operations, instalments) => {
      const signed = operations.map((one) => ({ ...one, amount: one.isRefund ? -one.amount : one.amount }))
      const taken = signed.map((one) => ({ account: 'gateway', owner: one.method, amount: one.amount }) as const)
      const fees = acquirerFeePostings(signed.map(({ method, fee }) => ({ method, amount: fee })))
      const net = signed.map(({ method, fee, ...one }) => ({ method, amount: one.amount - fee }))
      const register = acquirerRegisterPostings(PAYER, net)
      expect(isBalanced(register)).toBe(true)
      expect(register.every((line) => line.amount !== 0)).toBe(true)
      const owed = sumOf(register, PAYER)
      for (const method of ['sbp', 'rbs', '']) expect(sumOf([...taken, ...fees, ...register], method)).toBe(0)
      // the debt comes in parts; the last one is the rest
      let rest = owed
      const payments: Posting[] = []
      for (const part of [...instalments, Math.max(0, owed)]) {
        const paid = Math.min(part, Math.max(0, rest))
        rest -= paid
        const lines = acquirerPaymentPostings({ rowId: 1, payer: PAYER, amount: kopecks(paid), at })
        expect(isBalanced(lines)).toBe(true)
        payments.push(...lines)
      }
      expect(sumOf([...register, ...payments], PAYER)).toBe(Math.min(0, owed))
    }),
  )
})
