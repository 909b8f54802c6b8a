import type { IsoDate } from '../clock/clock.ts'
import type { Kopecks } from '../money/money.ts'
import { findHeadings, plainHeading, type SheetWords } from '../tables/heading-row.ts'
import { parseBankAmount, parseBankDay } from './bank-values.ts'

/** Columns of a register of an acquirer or of the fiscal operator. */
export const REGISTER_FIELDS = ['day', 'amount', 'reference', 'fee', 'operation'] as const
export type RegisterField = (typeof REGISTER_FIELDS)[number]
const REQUIRED = ['day', 'amount', 'reference'] as const satisfies readonly RegisterField[]

/** Columns of one source: no register has a common form, so the operator names the headings once. */
export interface RegisterMapping {
  /** Heading of each column as in the file. */
  readonly headings: Readonly<Partial<Record<RegisterField, string>>>
  /** Values of the column `operation` that mean money given back; a negative amount means it, too. */
  readonly refunds: readonly string[]
}

export interface RegisterRow {
  /** Number of the row in the file, from one. */
  readonly row: number
  readonly day: IsoDate
  readonly amount: Kopecks
  readonly isRefund: boolean
  /** Fee withheld; null = the register has none. */
  readonly fee: Kopecks | null
  /** RRN, id of a payment or number of a receipt. */
  readonly reference: string
}

export interface RegisterMistake {
  readonly row: number
  readonly field: RegisterField
  readonly problem: 'missing' | 'malformed'
}

export interface ReadRegister {
  readonly rows: readonly RegisterRow[]
  readonly mistakes: readonly RegisterMistake[]
  /** Numbers of rows without a day and a reference: totals and notes. */
  readonly skipped: readonly number[]
  /** Required columns that the file lacks; the other fields are then empty. */
  readonly missing: readonly RegisterField[]
}

/** Maximum reference, characters. */
const MAX_REFERENCE = 128

/** Headings of a source in the form in which tables are read. */
export const registerWords = ({ headings }: RegisterMapping): SheetWords<RegisterField> => ({
  headings: new Map(
    REGISTER_FIELDS.flatMap((field) => {
      const heading = headings[field]
      return heading === undefined ? [] : [[plainHeading(heading) || heading, field] as const]
    }),
  ),
  keys: REQUIRED,
})

/** Reads the rows of a register; a row with a mistake is reported and never guessed. */
export function readRegister(
  table: readonly { readonly row: number; readonly cells: readonly string[] }[],
  mapping: RegisterMapping,
): ReadRegister {
  const found = findHeadings(
    table.map(({ cells }) => cells),
    registerWords(mapping),
  )
  const missing = REQUIRED.filter((field) => !found?.places.has(field))
  if (found === null || missing.length > 0) return { rows: [], mistakes: [], skipped: [], missing }

  const rows: RegisterRow[] = []
  const mistakes: RegisterMistake[] = []
  const skipped: number[] = []
  const refunds = new Set(mapping.refunds.map((word) => word.trim().toLowerCase()))
  for (const { row, cells } of table.slice(found.index + 1)) {
    const cell = (field: RegisterField) => cells[found.places.get(field) ?? -1]?.trim() ?? ''
    if (cell('day') === '' && cell('reference') === '') {
      skipped.push(row)
      continue
    }
    const day = parseBankDay(cell('day'))
    const amount = parseBankAmount(unsigned(cell('amount')))
    const fee = cell('fee') === '' ? null : parseBankAmount(unsigned(cell('fee')))
    const reference = cell('reference')
    const wrong = [
      day === null && 'day',
      amount === null && 'amount',
      fee === null && cell('fee') !== '' && 'fee',
      (reference === '' || reference.length > MAX_REFERENCE) && 'reference',
    ].filter((field) => field !== false) as RegisterField[]
    for (const field of wrong) mistakes.push({ row, field, problem: cell(field) === '' ? 'missing' : 'malformed' })
    if (wrong.length > 0 || day === null || amount === null) continue
    const isRefund = isNegative(cell('amount')) || refunds.has(cell('operation').toLowerCase())
    rows.push({ row, day, amount, isRefund, fee, reference })
  }
  return { rows, mistakes, skipped, missing: [] }
}

const isNegative = (amount: string) => /^[-\u2212]/.test(amount)
const unsigned = (amount: string) => amount.replace(/^[-\u2212+]\s*/, '')
