import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Executor } from '../platform/db/client.ts'
import { type HistoryTable, headerOf, readHistory, tablesAt } from './history/history-file.ts'
import { type Entry, entryAt, timeShifter } from './history/shift-times.ts'

/** Rows of one statement. */
const ROWS_AT_ONCE = 2_000
/** Prefix of the names under which the file holds the books of the emulators. */
const EMULATOR = 'emulator:'
/** Name under which the file holds photos of customers. */
const PHOTOS = 'photos:'
const isTable = ({ name }: HistoryTable) => !name.includes(':')

/** A history read from the file and moved to the time of the start. */
export interface History {
  readonly entry: Entry
  readonly start: Date
  readonly tables: readonly HistoryTable[]
}

/** Reads the history for the moment of the start; null = there is no file. */
export async function historyAt(now: Date, file?: URL): Promise<History | null> {
  const lines = await readHistory(file)
  if (lines === null) return null
  const { stops, start } = headerOf(lines)
  const entry = entryAt(stops, now)
  const shift = timeShifter(entry.shiftDays)
  const tables = [...tablesAt(lines, entry.stop)].map((table) =>
    table.name === PHOTOS ? table : { ...table, rows: table.rows.map(shift) },
  )
  return { entry, start: new Date(shift(start)), tables }
}

/**
 * Writes the rows of a history into a database with the demo, in the transaction of its load. Triggers and foreign keys
 * are off: the rows are what they made. Needs a superuser.
 */
export async function loadHistory(tx: Executor, { tables, start }: History): Promise<void> {
  await tx.query("set local session_replication_role = 'replica'", [])
  // the demo's shelves were opened before the history began
  await tx.query('update stock_movement set at = $1 where at > $1', [start])
  for (const table of tables.filter(isTable)) await writeTable(tx, table)
  await moveSequences(tx)
  await tx.query("set local session_replication_role = 'origin'", [])
}

async function writeTable(tx: Executor, { name, mode, columns, rows }: HistoryTable): Promise<void> {
  if (mode === 'replace') await tx.query(`delete from "${name}"`, [])
  const list = columns.map((column) => `"${column}"`).join(', ')
  const text = `insert into "${name}" (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::"${name}", $1::jsonb) ${mode === 'merge' ? await upsertOf(tx, name, columns) : ''}`
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    const objects = rows.slice(first, first + ROWS_AT_ONCE).map((row) => {
      const values = JSON.parse(row) as unknown[]
      return Object.fromEntries(columns.map((column, index) => [column, values[index]]))
    })
    await tx.query(text, [JSON.stringify(objects)])
  }
}

async function upsertOf(tx: Executor, name: string, columns: readonly string[]): Promise<string> {
  const key = await tx.query<{ column: string }>(
    `select attname::text as column from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indrelid = $1::regclass and indisprimary`,
    [name],
  )
  const own = new Set(key.map(({ column }) => column))
  const set = columns.filter((column) => !own.has(column)).map((column) => `"${column}" = excluded."${column}"`)
  return `on conflict (${[...own].map((column) => `"${column}"`).join(', ')}) do update set ${set.join(', ')}`
}

/** Sets every sequence after the largest id of its column: those of identities, and those that a default names. */
async function moveSequences(tx: Executor): Promise<void> {
  const owned = await tx.query<{ sequence: string; table: string; column: string }>(
    `with used as (
       select objid as sequence, refobjid as owner, refobjsubid as number from pg_depend
        where classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass and deptype in ('a', 'i')
       union
       select refobjid, adrelid, adnum from pg_depend join pg_attrdef on pg_attrdef.oid = objid
        where classid = 'pg_attrdef'::regclass and refclassid = 'pg_class'::regclass and deptype = 'n')
     select s.oid::regclass::text as sequence, t.oid::regclass::text as table, attname::text as column
       from used join pg_class as s on s.oid = used.sequence and s.relkind = 'S'
       join pg_class as t on t.oid = used.owner join pg_attribute on attrelid = t.oid and attnum = used.number
      where t.relnamespace = 'public'::regnamespace`,
    [],
  )
  for (const { sequence, table, column } of owned) {
    await tx.query(
      `select setval('${sequence}', greatest(max("${column}"), (select last_value from ${sequence}))) from ${table} having max("${column}") is not null`,
      [],
    )
  }
}

/** Writes the photos of the history into the folder of customers' photos. */
export async function storePhotos({ tables }: History, folder: string): Promise<void> {
  for (const row of tables.find(({ name }) => name === PHOTOS)?.rows ?? []) {
    const [key = '', content = ''] = JSON.parse(row) as string[]
    const file = join(folder, key)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, Buffer.from(content, 'base64'))
  }
}

/** Writes the books of the emulators, so that the bank knows the payments of the history. */
export async function writeEmulatorBooks({ tables }: History, stateDir: string): Promise<void> {
  await mkdir(stateDir, { recursive: true })
  for (const { name, rows } of tables) {
    if (!name.startsWith(EMULATOR)) continue
    const file = join(stateDir, `${name.slice(EMULATOR.length)}.jsonl`)
    // receipts contain phones
    await writeFile(file, rows.map((row) => `${row}\n`).join(''), { mode: 0o600 })
  }
}
