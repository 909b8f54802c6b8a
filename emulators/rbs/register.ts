import { moscowStamp, type RegisterOptions, registerFile, registerSum } from '../register-file.ts'
import { moscowDay } from '../tbank/payment-book.ts'
import type { BankOrder } from './bank.ts'

/** Fee of the acquirer, basis points of what was taken. */
const FEE = 180

/** The register of an acquirer: what was taken, less its fee, and what was given back, oldest first. */
export function acquirerRegister(orders: readonly BankOrder[], options: RegisterOptions): Buffer {
  const operations = orders.flatMap(({ orderNumber, deposited, depositedAt, paidAt, refunds }) => {
    const at = depositedAt ?? paidAt
    return [
      ...(deposited > 0 && at !== null ? [{ at, kind: 'Оплата', orderNumber, amount: deposited }] : []),
      ...refunds.map(({ date, amount }) => ({ at: date, kind: 'Возврат', orderNumber, amount })),
    ]
  })
  const listed = operations
    .filter(({ at }) => moscowDay(at) >= options.from && moscowDay(at) <= options.to)
    .toSorted((a, b) => a.at - b.at)
  return registerFile(
    [
      [`Реестр операций с ${options.from} по ${options.to}`],
      ['Дата операции', 'Тип операции', 'Номер заказа', 'Сумма, руб.', 'Комиссия, руб.'],
      ...listed.map(({ at, kind, orderNumber, amount }) => [
        ...[moscowStamp(at), kind, orderNumber, registerSum(amount)],
        kind === 'Оплата' ? registerSum(Math.round((amount * FEE) / 10_000)) : '',
      ]),
      ['', 'Всего операций', '', String(listed.length)],
    ],
    options,
  )
}
