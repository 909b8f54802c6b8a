import type { Statement, StatementLine } from '@okolitsa/contracts/statements/statements.ts'
import { MAX_PRINTED_LINES, MAX_STATEMENT_LINES } from '@okolitsa/contracts/statements/statements-desk.endpoints.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { type CsvCell, csvOf } from '@okolitsa/domain/tables/csv.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { writeXlsx } from '../../../platform/tables/write-xlsx.ts'
import type { Deps } from '../../../services.ts'
import { drawStatement } from '../draw/draw-statement.ts'
import { type AskedPeriod, readStatement } from './read-statement.ts'

export type StatementFormat = 'xlsx' | 'csv' | 'pdf'

/**
 * Rows of the file: the opening balance with how entries are counted, the lines from the oldest on, the closing balance.
 * Amounts are in roubles.
 */
function statementRows({ period, opening, closing, from, to, lines }: Statement, language: Language): CsvCell[][] {
  const { statements: text } = wordsIn(language)
  const empty = text.fileColumns.slice(3).map((): CsvCell => '')
  const balance = (day: string, title: string, amount: number): CsvCell[] => [day, title, '', ...empty.slice(1), amount]
  const rowOf = (line: StatementLine): CsvCell[] => [
    dayIn(SHOP_TIME_ZONE, new Date(line.at)),
    text.lineTitle(line),
    line.number ?? '',
    line.goods,
    line.ownDiscount,
    line.marketDiscount,
    line.delivery,
    line.percent ?? '',
    line.fee,
    line.feeTax,
    line.cash,
    line.latePeriod ?? '',
    line.amount,
  ]
  return [
    [...text.fileColumns],
    balance(from, `${text.opening}. ${period === null ? text.byDays : text.byMonth}`, opening),
    ...lines.map(rowOf),
    balance(to, text.closing, closing),
  ]
}

/** The statement of a period as a file. @throws {Refusal} BAD_REQUEST when the period has too many lines */
export async function exportStatement(
  deps: Deps<'executor' | 'clock'>,
  organizationId: number,
  asked: AskedPeriod & { readonly format: StatementFormat; readonly language: Language },
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const { format, language, ...period } = asked
  const most = format === 'pdf' ? MAX_PRINTED_LINES : MAX_STATEMENT_LINES
  const statement = await readStatement(deps, organizationId, { ...period, most, order: 'oldest' })
  refuseMistakes(statement.next === null ? {} : { to: 'tooBig' })
  const rows = () => statementRows(statement, language)
  const bytes =
    format === 'pdf'
      ? await drawStatement(statement, { language, now: deps.clock() })
      : format === 'csv'
        ? Buffer.from(csvOf(rows()))
        : await writeXlsx(rows(), wordsIn(language).statements.title)
  return {
    name: `statement-${organizationId}-${statement.period ?? `${statement.from}-${statement.to}`}.${format}`,
    bytes,
  }
}
