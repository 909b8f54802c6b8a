import { writeCsv } from '@okolitsa/domain/goods-import/csv.ts'
import { cellText } from '@okolitsa/domain/goods-import/record-cells.ts'
import { serveTasks } from '../processes/serve-tasks.ts'
import { readTable } from './read-table.ts'
import { type TableRow, type TableTask, TooLong } from './table.ts'
import { writeXlsx } from './write-xlsx.ts'

/** Maximum rows, and their characters, per message. */
const ROWS_AT_ONCE = 500
const TEXT_AT_ONCE = 200_000

function* partsOf(rows: Iterable<TableRow>): Generator<TableRow[]> {
  let part: TableRow[] = []
  let text = 0
  for (const row of rows) {
    part.push(row)
    for (const cell of row.cells) text += cell.length
    if (part.length < ROWS_AT_ONCE && text < TEXT_AT_ONCE) continue
    yield part
    part = []
    text = 0
  }
  if (part.length > 0) yield part
}

await serveTasks<TableTask>({
  failureOf: (error) => (error instanceof TooLong ? 'tooLong' : 'unreadable'),
  async run(task, send) {
    if (task.kind === 'read') {
      for (const part of partsOf(readTable(task.bytes, task.mostRows, task)))
        await send(Buffer.from(JSON.stringify(part)))
      return new Uint8Array()
    }
    const { format, rows, sheet } = task
    if (format === 'xlsx') return writeXlsx(rows, sheet)
    return Buffer.from(writeCsv(rows.map((row) => row.map((cell) => cellText(cell, task)))))
  },
})
