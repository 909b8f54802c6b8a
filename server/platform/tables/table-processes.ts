import { setImmediate as turn } from 'node:timers/promises'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { SheetWords } from '@okolitsa/domain/tables/heading-row.ts'
import { createCeiling } from '../limits/ceiling.ts'
import { createProcesses, ProcessDeath, type ProcessLimits, TaskFailure } from '../processes/processes.ts'
import type { TableFailure, TableRow, TableTask } from './table.ts'

const LIMITS: ProcessLimits = {
  timeMs: 30_000,
  javascriptMegabytes: 384,
  residentMegabytes: 512,
  outputBytes: 64 * 1024 * 1024,
  // a process ends with its file, so that no state reaches the next file
  idleMs: 0,
}
const PROGRAM = new URL('table-process.ts', import.meta.url)
/** Maximum concurrent processes; each may use a core. */
const AT_WORK = 2
/** Maximum waiting files of one seller, and in total; each is stored in memory. */
const WAITING_OF_ONE = 3
const WAITING_OF_ALL = 24
/** Retry-After of a refused seller, seconds. */
const RETRY_AFTER_S = 10

export interface TableToRead {
  readonly bytes: Uint8Array
  readonly mostRows: number
  readonly headings: SheetWords<string>['headings']
  readonly keys: readonly string[]
}

/** Reads and writes sellers' tables in separate processes, so that requests do not wait for them. */
export interface TableWork {
  /**
   * Reads a table and passes rows to `onRows` in batches, yielding in between. Refuses GOODS_FILES_WAITING, OVERLOADED,
   * and INTERRUPTED when the server stops.
   * @returns why the table was not read to its end; null = it was read completely
   */
  read(seller: number, table: TableToRead, onRows: (rows: readonly TableRow[]) => void): Promise<TableFailure | null>
  /** Writes a table. Refuses GOODS_FILES_WAITING and OVERLOADED. */
  write(seller: number, task: Omit<Extract<TableTask, { kind: 'write' }>, 'kind'>): Promise<Uint8Array>
  close(): void
}

export function createTableProcesses(limits: Partial<ProcessLimits> = {}): TableWork {
  const processes = createProcesses<TableTask>(PROGRAM, { ...LIMITS, ...limits })
  const line = createCeiling({
    most: AT_WORK,
    mostOfOne: 1,
    mostWaiting: WAITING_OF_ALL,
    mostWaitingOfOne: WAITING_OF_ONE,
    refusal: (full) =>
      new Refusal(full === 'own' ? 'GOODS_FILES_WAITING' : 'OVERLOADED', { retryAfter: RETRY_AFTER_S }),
  })
  const inLine = <Result>(seller: number, work: () => Promise<Result>): Promise<Result> =>
    line.run(String(seller), work)

  return {
    read: (seller, table, onRows) =>
      inLine(seller, async () => {
        try {
          await processes.run({ kind: 'read', ...table }, async (part) => {
            onRows(JSON.parse(part.toString()))
            await turn()
          })
          return null
        } catch (error) {
          if (error instanceof TaskFailure) return error.word as TableFailure
          if (!(error instanceof ProcessDeath)) throw error
          if (error.reason === 'closed') throw new Refusal('INTERRUPTED', { retryAfter: RETRY_AFTER_S })
          return error.reason === 'fall' ? 'unreadable' : 'tooLong'
        }
      }),
    write: (seller, task) =>
      inLine(seller, async () => {
        try {
          return await processes.run({ kind: 'write', ...task })
        } catch (error) {
          if (!(error instanceof ProcessDeath)) throw error
          throw new Refusal('OVERLOADED', { retryAfter: RETRY_AFTER_S })
        }
      }),
    close: processes.close,
  }
}
