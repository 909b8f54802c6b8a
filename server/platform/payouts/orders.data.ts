import { isBankAccount } from '@okolitsa/domain/companies/bank-account.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import type { BankParty, PaymentOrder } from '@okolitsa/domain/payouts/bank-order.ts'

/** An account of the kind at the bank, with a valid key. */
export function accountAt(bic: string, kind: string, tail: number): string {
  const end = String(tail).padStart(11, '0')
  const key = [...'0123456789'].find((digit) => isBankAccount(`${kind}810${digit}${end}`, bic))
  return `${kind}810${key}${end}`
}

export const PAYER: BankParty = {
  ...{ name: 'ООО "Околица"', tin: '7722698789', kpp: '772201001', account: '40702810938120061991' },
  ...{ bic: '044525225', bankName: 'ПАО СБЕРБАНК', bankTown: 'г Москва' },
  correspondentAccount: '30101810400000000225',
}
export const PAYEE: BankParty = {
  ...{ name: 'ИП Пример Анна Петровна', tin: '500100732259', kpp: null, account: accountAt('044514512', '40802', 25) },
  ...{ bic: '044514512', bankName: 'БАНК «ЗЕРНО»', bankTown: null, correspondentAccount: '30101810000000000512' },
}

export const orderOf = (number: number, more: Partial<PaymentOrder> = {}): PaymentOrder => ({
  ...{ number, day: '2026-11-30', amount: kopecks(1_824_055), payer: PAYER, payee: PAYEE },
  purpose: 'Перечисление выручки по агентскому договору № 118 от 02.02.2026. НДС не облагается. [ABCDEFGH]',
  ...more,
})
