import { parentPort } from 'node:worker_threads'
import { writeCsv } from '@okolitsa/domain/goods-import/csv.ts'
import { cellText } from '@okolitsa/domain/goods-import/record-cells.ts'
import { readTable } from './read-table.ts'
import { type TableAnswer, type TableTask, TooLong } from './table.ts'
import { writeXlsx } from './write-xlsx.ts'

/** A thread that does one task and ends. */
function answerTo(task: TableTask): TableAnswer {
  if (task.kind === 'write') {
    const { format, rows, sheet } = task
    if (format === 'xlsx') return { bytes: writeXlsx(rows, sheet) }
    return { bytes: new TextEncoder().encode(writeCsv(rows.map((row) => row.map((cell) => cellText(cell, task))))) }
  }
  try {
    return { rows: readTable(task.bytes, task.mostRows) }
  } catch (error) {
    return { failure: error instanceof TooLong ? 'tooLong' : 'unreadable' }
  }
}

parentPort?.once('message', (task: TableTask) => parentPort?.postMessage(answerTo(task)))
