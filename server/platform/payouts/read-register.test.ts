import { type RegisterMapping, readRegister, registerWords } from '@okolitsa/domain/payouts/register-rows.ts'
import { bankFiles } from '@okolitsa/strings/ru/bank-files.ts'
import { expect, it } from 'vitest'
import { readTable } from '../tables/read-table.ts'
import { windows1251Of } from '../tables/windows-1251.ts'
import { writeXlsx } from '../tables/write-xlsx.ts'

const ACQUIRER: RegisterMapping = {
  headings: { day: 'Дата операции', amount: 'Сумма, руб.', reference: 'RRN', fee: 'Комиссия', operation: 'Тип' },
  refunds: ['Возврат'],
}
const OPERATOR: RegisterMapping = { headings: { day: 'Дата', amount: 'Итог', reference: '№ ФД' }, refunds: [] }
const read = (bytes: Uint8Array, mapping: RegisterMapping) =>
  readRegister([...readTable(bytes, 1_000, registerWords(mapping))], mapping)

const SHEET = [
  ['Реестр операций за 29.11.2026'],
  ['Тип', 'Дата операции', 'RRN', 'Сумма, руб.', 'Комиссия', 'Карта'],
  ['Оплата', '29.11.2026 10:15:00', '433311112222', '1 860,00', '33,48', '····1234'],
  ['ВОЗВРАТ', '29.11.2026', '433311113333', '320.00', '', '····1234'],
  ['Оплата', '31.11.2026', '433311114444', '10', '', ''],
  ['Оплата', '29.11.2026', '', 'десять', '', ''],
  ['Итого', '', '', '2 180,00', '33,48', ''],
]

it('reads a register of an acquirer from CSV in windows-1251 and from a workbook alike, with the mistakes of lines', async () => {
  const csv = windows1251Of(
    SHEET.map((row) => `${row.map((cell) => cell.replaceAll('····', '**')).join(';')}\r\n`).join(''),
  )
  for (const bytes of [csv, await writeXlsx(SHEET, 'Лист')]) {
    const register = read(bytes, ACQUIRER)
    expect(register.rows).toEqual([
      { row: 3, day: '2026-11-29', amount: 186_000, isRefund: false, fee: 3_348, reference: '433311112222' },
      { row: 4, day: '2026-11-29', amount: 32_000, isRefund: true, fee: null, reference: '433311113333' },
    ])
    expect(register.mistakes.map(bankFiles.registerMistake)).toEqual([
      'Строка 5, день: не прочитать.',
      'Строка 6, сумма: не прочитать.',
      'Строка 6, номер операции: пусто.',
    ])
    expect(register.skipped).toEqual([7])
  }
})

it('reads a register of the fiscal operator, where a refund is negative', async () => {
  const rows = [
    ['Дата', '№ ФД', 'Итог'],
    ['2026-11-29', '4218', '2127,92'],
    ['2026-11-29', '4219', '-740'],
  ]
  expect(read(await writeXlsx(rows, 'ОФД'), OPERATOR).rows).toMatchObject([
    { amount: 212_792, isRefund: false, reference: '4218' },
    { amount: 74_000, isRefund: true, reference: '4219' },
  ])
})

it('names the columns that a file lacks', async () => {
  const register = read(await writeXlsx([['Дата', 'Сумма']], 'x'), OPERATOR)
  expect(register).toMatchObject({ rows: [], missing: ['amount', 'reference'] })
  expect(bankFiles.missingColumns(register.missing)).toBe('В файле нет столбцов: сумма, номер операции.')
})
