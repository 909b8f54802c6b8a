import {
  type AcquirerPayment,
  acquirerPaymentPostings,
  acquirerRegisterPostings,
} from '@okolitsa/domain/ledger/acquirer-settlement-postings.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { AcquirerRegister } from '../ports.ts'
import { insertEntries } from '../store/ledger.store.ts'

const kind = 'acquirer_settlement'

export const postAcquirerRegisters = (tx: Executor, registers: readonly AcquirerRegister[]): Promise<void> =>
  insertEntries(
    tx,
    registers.flatMap(({ key, at, payer, parts }) => {
      const postings = acquirerRegisterPostings(payer, parts)
      if (postings.length === 0) return []
      return [{ cause: `acquirer-register:${key}`, kind, orderId: null, facts: { payer, parts }, at, postings }]
    }),
  )

export const postAcquirerPayments = (tx: Executor, payments: readonly AcquirerPayment[]): Promise<void> =>
  insertEntries(
    tx,
    payments.map((payment) => {
      const { rowId, payer, amount, at } = payment
      const facts = { payer, amount, rowId }
      return {
        ...{ cause: `acquirer-payment:${rowId}`, kind, orderId: null, facts, at },
        postings: acquirerPaymentPostings(payment),
      }
    }),
  )
