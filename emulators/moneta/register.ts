import { moscowStamp, type RegisterOptions, registerFile, registerSum } from '../register-file.ts'
import { moscowDay } from '../tbank/payment-book.ts'
import { isCredited, type Operation } from './till.ts'

/** Fee of MONETA, basis points of what was taken. */
const FEE = 270

/** The register of MONETA: what was credited, less its fee, and what was given back under the number of its payment. */
export function monetaRegister(operations: readonly Operation[], options: RegisterOptions): Buffer {
  const numbers = new Map(operations.map(({ id, transactionId }) => [id, transactionId]))
  const listed = operations
    .filter((one) => isCredited(one))
    .filter(({ createdAt }) => moscowDay(createdAt) >= options.from && moscowDay(createdAt) <= options.to)
    .toSorted((a, b) => a.createdAt - b.createdAt)
  return registerFile(
    [
      ['Операция', 'Дата', 'MNT_TRANSACTION_ID', 'Зачислено', 'Списано', 'Сумма операции', 'Комиссия MONETA'],
      ...listed.map(({ id, transactionId, parentId, amount, createdAt }) => {
        const isRefund = parentId !== null
        const fee = isRefund ? 0 : Math.round((amount * FEE) / 10_000)
        return [
          ...[String(id), moscowStamp(createdAt), isRefund ? (numbers.get(parentId) ?? '') : transactionId],
          ...[isRefund ? '' : registerSum(amount - fee), isRefund ? registerSum(amount) : ''],
          ...[`${isRefund ? '-' : ''}${registerSum(amount)}`, fee === 0 ? '' : registerSum(fee)],
        ]
      }),
    ],
    options,
  )
}
