import { expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { type BankParty, orderMistakes, type PaymentOrder } from './bank-order.ts'

const party: BankParty = {
  ...{ name: 'Payer', tin: '7722698789', kpp: '772201001', account: '40702810938120061991', bic: '044525225' },
  ...{ bankName: 'Bank', bankTown: null, correspondentAccount: '30101810400000000225' },
}
const order: PaymentOrder = {
  ...{ number: 418, day: '2026-11-30', amount: kopecks(1_824_055), payer: party, purpose: 'Payment, VAT none' },
  payee: { ...party, tin: '500100732259', kpp: null },
}
const mistakes = (more: Partial<PaymentOrder>) => orderMistakes({ ...order, ...more }, '2026-11-30')

it('accepts an order of the last ten days, also to a person without a taxpayer number', () => {
  expect(mistakes({})).toEqual([])
  expect(mistakes({ day: '2026-11-20' })).toEqual([])
  expect(mistakes({ payee: { ...party, tin: null, kpp: null } })).toEqual([])
})

it('names each field for which a bank would refuse the order', () => {
  expect(mistakes({ number: 0, day: '2026-12-01', amount: kopecks(0), purpose: ' ' })).toEqual([
    ...['number', 'day', 'amount', 'purpose'],
  ])
  expect(mistakes({ day: '2026-11-19', purpose: 'x'.repeat(211), number: 1_000_000 })).toEqual([
    ...['number', 'day', 'purpose'],
  ])
  expect(mistakes({ purpose: 'two\nlines' })).toEqual(['purpose'])
  expect(mistakes({ payer: { ...party, tin: null, kpp: null } })).toEqual(['payer.tin'])
  expect(
    mistakes({
      payee: { ...party, name: '', tin: '500100732259', account: '40702810938120061992', correspondentAccount: '1' },
    }),
  ).toEqual(['payee.name', 'payee.kpp', 'payee.account', 'payee.correspondentAccount'])
})
