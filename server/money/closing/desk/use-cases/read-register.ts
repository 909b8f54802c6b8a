import { MAX_REGISTER_ROWS, SHOWN_ROWS } from '@okolitsa/contracts/closing/closing.endpoints.ts'
import type { RegisterKind } from '@okolitsa/domain/closing/closing.ts'
import {
  type RegisterMapping,
  type RegisterMistake,
  type RegisterRow,
  readRegister,
  registerWords,
} from '@okolitsa/domain/payouts/register-rows.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { MAX_ROWS_ABOVE } from '@okolitsa/domain/tables/heading-row.ts'
import { bankFiles } from '@okolitsa/strings/ru/bank-files.ts'
import { closing as text } from '@okolitsa/strings/ru/closing.ts'
import { readStatement } from '../../../../platform/payouts/read-statement.ts'
import type { TableRow } from '../../../../platform/tables/table.ts'
import type { TableWork } from '../../../../platform/tables/table-processes.ts'

/** Key of the office among the sellers whose tables are read. */
const OFFICE = 0
const unreadable = (reason: string) => new Refusal('REGISTER_UNREADABLE', { reason })

/** An operation of a register, or a movement of a bank statement. */
interface ReadRow extends RegisterRow {
  /** Taxpayer number of the payer of money that came in; null = not stated, or another row. */
  readonly payer: string | null
}

export interface ReadFile {
  readonly rows: readonly ReadRow[]
  readonly mistakes: readonly RegisterMistake[]
  /** Number of rows without an operation: totals and notes. */
  readonly skipped: number
}

async function tableOf(
  tables: TableWork,
  bytes: Uint8Array,
  words: Pick<Parameters<TableWork['read']>[1], 'headings' | 'keys'>,
): Promise<TableRow[]> {
  const rows: TableRow[] = []
  const mostRows = MAX_REGISTER_ROWS + MAX_ROWS_ABOVE
  const failure = await tables.read(OFFICE, { bytes, mostRows, ...words }, (part) => {
    for (const row of part) rows.push(row)
  })
  if (failure === 'tooLong') throw unreadable(text.refused.tooLong)
  if (failure !== null || rows.length === 0) throw unreadable(text.refused.noTable)
  return rows
}

/** The beginning of a table; its headings are taken to be the fullest of the first rows. */
export async function previewTable(tables: TableWork, bytes: Uint8Array) {
  const rows = (await tableOf(tables, bytes, { headings: new Map(), keys: [] })).slice(0, MAX_ROWS_ABOVE)
  const filled = ({ cells }: TableRow) => cells.filter((cell) => cell.trim() !== '').length
  const fullest = Math.max(...rows.map(filled))
  const at = rows.findIndex((row) => filled(row) === fullest)
  return {
    headings: (rows[at]?.cells ?? []).map((cell) => cell.trim().slice(0, 200)),
    rows: rows.slice(at, at + SHOWN_ROWS).map(({ cells }) => cells.map((cell) => cell.slice(0, 100))),
  }
}

/** Reads the operations of a file. Money that comes in is a refund in the statement of a bank. @throws Refusal REGISTER_UNREADABLE */
export async function readRegisterFile(
  tables: TableWork,
  kind: RegisterKind,
  bytes: Uint8Array,
  mapping: RegisterMapping,
): Promise<ReadFile> {
  if (kind === 'bank') {
    const read = readStatement(bytes)
    if ('mistake' in read) throw unreadable(bankFiles.mistake(read.mistake))
    const rows = read.statement.movements
      .filter(({ direction }) => direction !== 'inner')
      .map(({ line, day, amount, direction, number, other }) => {
        const reference = `${number} ${other.account}`.trim().slice(0, 128)
        const isIn = direction === 'in'
        return { row: line, day, amount, isRefund: isIn, fee: null, reference, payer: isIn ? other.tin : null }
      })
    return { rows, mistakes: [], skipped: 0 }
  }
  const { rows, mistakes, skipped, missing } = readRegister(
    await tableOf(tables, bytes, registerWords(mapping)),
    mapping,
  )
  if (missing.length > 0) throw unreadable(bankFiles.missingColumns(missing))
  if (rows.length === 0) throw unreadable(mistakes[0] ? bankFiles.registerMistake(mistakes[0]) : text.refused.noRows)
  return { rows: rows.map((row) => ({ ...row, payer: null })), mistakes, skipped: skipped.length }
}
