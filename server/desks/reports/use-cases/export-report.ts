import type { Report } from '@okolitsa/contracts/reports/reports.endpoints.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { COLUMNS } from '@okolitsa/domain/reports/reports.ts'
import { type CsvCell, csvOf } from '@okolitsa/domain/tables/csv.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { writeXlsx } from '../../../platform/tables/write-xlsx.ts'

/** The rows and totals of a report as they are shown, as a file named by the report and its period. */
export async function writeReport(
  { report, by, period, columns, rows, total }: Report,
  format: 'xlsx' | 'csv',
  language: Language,
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const { officeReports: text } = wordsIn(language)
  const months =
    rows.find((row) => row.months)?.months?.map((_, index) => text.fileColumn(text.monthAfter(index + 1), 'percent')) ??
    []
  const cell = (value: number | null): CsvCell => value ?? ''
  const cells: CsvCell[][] = [
    [text.cuts[by], ...columns.map((column) => text.fileColumn(text.columns[column], COLUMNS[column].kind)), ...months],
    ...rows.map((row) => [text.fileKey(by, row), ...row.values.map(cell), ...(row.months ?? []).map(cell)]),
    [text.total, ...total.map(cell)],
  ]
  return {
    name: `${report}-${period.from}-${period.to}.${format}`,
    bytes: format === 'csv' ? Buffer.from(csvOf(cells)) : await writeXlsx(cells, text.reports[report]),
  }
}
