import { moscowStamp, type RegisterOptions, registerFile, registerSum } from '../register-file.ts'
import { moscowDay } from '../tbank/payment-book.ts'
import { type BookedReceipt, numbersOf } from './receipt-book.ts'

/** The register of the fiscal operator: every printed receipt; a refund is below zero, as some operators write it. */
export function fiscalRegister(receipts: readonly BookedReceipt[], options: RegisterOptions): Buffer {
  const listed = receipts.filter(
    ({ at, failure }) => failure === null && moscowDay(at) >= options.from && moscowDay(at) <= options.to,
  )
  return registerFile(
    [
      ['Дата и время', '№ ФД', '№ чека в смене', 'Итог, руб.'],
      ...listed.map((entry) => {
        const { fiscal_document_number: number, fiscal_receipt_number: inShift, total } = numbersOf(entry)
        const sum = registerSum(Math.round(total * 100))
        return [
          moscowStamp(entry.at),
          String(number),
          String(inShift),
          entry.operation.startsWith('sell_refund') ? `-${sum}` : sum,
        ]
      }),
    ],
    options,
  )
}
