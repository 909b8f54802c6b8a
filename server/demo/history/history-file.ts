import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { RecordedTable } from './recording.ts'

/** The committed history: rows by table, each with the stops at which it is valid. */
export const HISTORY_FILE = new URL('../../../demo/history/history.jsonl.br', import.meta.url)

export interface HistoryHeader {
  /** The newest migration of the database in which the history was made. */
  readonly migration: string
  readonly start: string
  /** Moments at which the history may be entered: hours of each weekday of its last week. */
  readonly stops: readonly string[]
}

/** A table at one stop, or a book of an emulator (`emulator:rbs`) with the columns key and entry. */
export interface HistoryTable {
  readonly name: string
  readonly mode: RecordedTable['mode']
  readonly columns: readonly string[]
  /** JSON arrays of values. */
  readonly rows: readonly string[]
}

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
/**
 * Window that spans all lines, whose texts repeat each other. Quality 10 makes the file an eighth smaller and takes
 * longer.
 */
const OPTIONS = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
}
const NEVER = -1

/** @returns size of the file, bytes */
export async function writeHistory(
  header: HistoryHeader,
  tables: readonly RecordedTable[],
  file: URL = HISTORY_FILE,
): Promise<number> {
  const lines = [JSON.stringify(header)]
  for (const { name, mode, columns, versions } of tables) {
    lines.push(JSON.stringify({ name, mode, columns, rows: versions.length }))
    // the values of a column stand in one place of their line, so neighbouring rows resemble each other
    for (const { from, until, values } of versions) lines.push(`[${from},${until ?? NEVER}]${values}`)
  }
  const packed = await compress(`${lines.join('\n')}\n`, OPTIONS)
  await writeFile(file, packed)
  return packed.byteLength
}

/** Reads the file; null = there is none. */
export async function readHistory(file: URL = HISTORY_FILE): Promise<string[] | null> {
  try {
    return (await decompress(await readFile(file))).toString('utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export const headerOf = (lines: readonly string[]): HistoryHeader => JSON.parse(lines[0] ?? '')

/** The tables as they were at a stop. */
export function* tablesAt(lines: readonly string[], stop: number): Generator<HistoryTable> {
  for (let place = 1; place < lines.length && lines[place] !== ''; ) {
    const { rows: count, ...table } = JSON.parse(lines[place] ?? '') as Omit<HistoryTable, 'rows'> & { rows: number }
    const rows: string[] = []
    for (let row = place + 1; row <= place + count; row += 1) {
      const line = lines[row] ?? ''
      const end = line.indexOf(']')
      const [from = 0, until = NEVER] = line.slice(1, end).split(',').map(Number)
      if (from <= stop && (until === NEVER || stop < until)) rows.push(line.slice(end + 1))
    }
    yield { ...table, rows }
    place += count + 1
  }
}
