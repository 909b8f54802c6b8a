import { isBankAccount, isBic } from '@okolitsa/domain/companies/bank-account.ts'
import { isTin } from '@okolitsa/domain/companies/tin.ts'
import { Book } from '../book.ts'

/** A payment or a draft in the bank. */
export interface BankPayment {
  /** Key of the shop for a payment; the bank's own id for a draft or a line of a file. */
  readonly id: string
  readonly kind: 'payment' | 'draft' | 'file'
  status: 'DRAFT' | 'IN_PROGRESS' | 'EXECUTED' | 'FAILED' | 'DELETED'
  readonly from: string
  readonly to: {
    readonly account: string
    readonly bic: string
    readonly name: string
    readonly tin: string
    readonly kpp: string
  }
  readonly number: string
  /** Kopecks. */
  readonly amount: number
  readonly purpose: string
  /** Time of acceptance, and of the return; milliseconds since the epoch. */
  readonly at: number
  returnAt: number | null
}

/** The payments of the bank; a repeated id is the same payment. */
export class PaymentBook {
  readonly #book: Book<BankPayment>

  constructor(file: string | null) {
    this.#book = new Book(({ id }) => id, file)
  }

  find(id: string): BankPayment | null {
    return this.#book.get(id)
  }

  list(): BankPayment[] {
    return this.#book.list()
  }

  keep(payment: BankPayment): void {
    this.#book.keep(payment)
  }

  /** True = the number is taken by another order of the account on the Moscow day. */
  isNumberTaken({ id, from, number, at }: Pick<BankPayment, 'id' | 'from' | 'number' | 'at'>): boolean {
    return this.#book
      .list()
      .some((one) => one.id !== id && one.from === from && one.number === number && moscowDay(one.at) === moscowDay(at))
  }
}

const MOSCOW_MS = 3 * 3_600_000
export const moscowDay = (ms: number): string => new Date(ms + MOSCOW_MS).toISOString().slice(0, 10)

/** The first fault of a payment's fields, as the bank names it; null = none. */
export function faultOfPayment(
  payment: Pick<BankPayment, 'from' | 'to' | 'number' | 'amount' | 'purpose'>,
): string | null {
  const { from, to, number, amount, purpose } = payment
  if (!/^\d{20}$/.test(from)) return 'from.accountNumber'
  if (!isBic(to.bic)) return 'to.bik'
  if (!isBankAccount(to.account, to.bic)) return 'to.accountNumber: the key does not belong to the bank'
  if (to.tin !== '0' && !isTin(to.tin)) return 'to.inn'
  if (to.tin.length === 10 ? !/^(\d{4}[\dA-Z]{2}\d{3}|0)$/.test(to.kpp) : !/^(0|)$/.test(to.kpp)) return 'to.kpp'
  if (to.name.trim() === '' || to.name.length > 160) return 'to.name'
  if (!/^\d{1,6}$/.test(number)) return 'documentNumber'
  if (!Number.isInteger(amount) || amount <= 0) return 'amount: above zero, two decimals'
  if (purpose.length < 1 || purpose.length > 210 || /\p{Cc}/u.test(purpose))
    return 'purpose: 1 to 210 characters of one line'
  if (!purpose.includes('НДС')) return 'purpose: VAT is not mentioned'
  return null
}
