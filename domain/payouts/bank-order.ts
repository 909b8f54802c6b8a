import { type IsoDate, plusDays } from '../clock/clock.ts'
import { isBankAccount, isBic } from '../companies/bank-account.ts'
import { isTin } from '../companies/tin.ts'
import type { Kopecks } from '../money/money.ts'

/** Payer or payee of a payment order. */
export interface BankParty {
  readonly name: string
  /** Taxpayer number; null = a person without one. */
  readonly tin: string | null
  /** Reason code of a company (КПП); null = a person or a sole proprietor. */
  readonly kpp: string | null
  readonly account: string
  readonly bic: string
  readonly bankName: string
  /** Town of the bank; null = unknown. */
  readonly bankTown: string | null
  readonly correspondentAccount: string
}

/** An ordinary payment order in roubles; payments to the budget are not written. */
export interface PaymentOrder {
  /** Number, unique for a day and an account; banks keep six digits. */
  readonly number: number
  readonly day: IsoDate
  readonly amount: Kopecks
  readonly payer: BankParty
  readonly payee: BankParty
  readonly purpose: string
}

export const MAX_ORDER_NUMBER = 999_999
export const MAX_PURPOSE = 210
export const MAX_PARTY_NAME = 160
/** Days after its date until which a bank accepts an order. */
export const ORDER_DAYS = 10
/** Maximum of one order, kopecks: twelve digits of roubles, far below the 18 of the format and exact in a number. */
export const MAX_ORDER_AMOUNT = 99_999_999_999_999

export type OrderMistake =
  | 'number'
  | 'day'
  | 'amount'
  | 'purpose'
  | `${'payer' | 'payee'}.${'name' | 'tin' | 'kpp' | 'account' | 'bic' | 'bankName' | 'correspondentAccount'}`

const hasControl = (text: string) => /\p{Cc}/u.test(text)
const isText = (text: string, most: number) => text.trim() !== '' && text.length <= most && !hasControl(text)

function partyMistakes(role: 'payer' | 'payee', party: BankParty): OrderMistake[] {
  const { name, tin, kpp, account, bic, bankName, correspondentAccount } = party
  const isRight = {
    name: isText(name, MAX_PARTY_NAME),
    tin: tin === null ? role === 'payee' : isTin(tin),
    kpp: kpp === null || (tin?.length === 10 && /^\d{4}[\dA-Z]{2}\d{3}$/.test(kpp)),
    bic: isBic(bic),
    account: isBankAccount(account, bic),
    bankName: isText(bankName, MAX_PARTY_NAME),
    correspondentAccount: /^301\d{17}$/.test(correspondentAccount) && correspondentAccount.slice(-3) === bic.slice(-3),
  }
  return Object.entries(isRight).flatMap(([field, right]) => (right ? [] : [`${role}.${field}` as OrderMistake]))
}

/**
 * Fields for which a bank would refuse the order, in the order of the form. The texts are those of the file, that is
 * after the replacement of characters that the file cannot contain.
 * @param today the day of the file: a bank refuses orders of later days and of more than ten days ago
 */
export function orderMistakes(order: PaymentOrder, today: IsoDate): OrderMistake[] {
  const { number, day, amount, purpose, payer, payee } = order
  const isRight = {
    number: Number.isInteger(number) && number >= 1 && number <= MAX_ORDER_NUMBER,
    day: day <= today && day >= plusDays(today, -ORDER_DAYS),
    amount: Number.isSafeInteger(amount) && amount > 0 && amount <= MAX_ORDER_AMOUNT,
    purpose: isText(purpose, MAX_PURPOSE),
  }
  return [
    ...Object.entries(isRight).flatMap(([field, right]) => (right ? [] : [field as OrderMistake])),
    ...partyMistakes('payer', payer),
    ...partyMistakes('payee', payee),
  ]
}
