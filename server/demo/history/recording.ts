import type { HistoryShop } from './history-shop.ts'
import { modeOf, OF_THE_START, ROWS_KEPT, type TableMode } from './history-tables.ts'

/** A row and the stops between which it looked like this. */
export interface Version {
  readonly from: number
  /** The first stop at which the row was another one or gone; null = it is valid at the last stop. */
  until: number | null
  /** The values of the columns as a JSON array. */
  readonly values: string
}

export interface RecordedTable {
  readonly name: string
  readonly mode: TableMode
  readonly columns: readonly string[]
  readonly versions: readonly Version[]
}

interface Table {
  readonly name: string
  readonly mode: TableMode
  readonly columns: readonly string[]
  readonly key: readonly string[]
  /** Keys of the demo's rows. */
  readonly ofDemo: ReadonlySet<string>
  readonly rows: Map<string, Version[]>
}

/** Records the rows that a history made, at each stop. */
export interface Recording {
  /** Compares the database with the stop before. */
  stop(): Promise<void>
  tables(): RecordedTable[]
}

/** Distance of the history's ids from the demo's, which may have more rows on another day. */
const ID_DISTANCE = 100_000

/** Begins when the demo is loaded and before the history makes its first row. */
export async function beginRecording(shop: Pick<HistoryShop, 'sql'>): Promise<Recording> {
  await moveIds(shop)
  const begunAt = await transactionOf(shop)
  const tables: Table[] = []
  for (const { name, columns, key } of await tablesOf(shop)) {
    const mode = modeOf(name)
    if (mode === null) continue
    const rows = await shop.sql<{ key: string }>(`select ${keyText(key)} as key from "${name}" as t`)
    tables.push({ name, mode, columns, key, ofDemo: new Set(rows.map((row) => row.key)), rows: new Map() })
  }
  const datesOfDemo = tables.find(({ name }) => name === 'tour_date')?.ofDemo ?? new Set()
  let stops = 0
  let lastStop = begunAt
  return {
    stop: async () => {
      const thisStop = await transactionOf(shop)
      for (const table of tables) await compare(shop, table, { stop: stops, begunAt, lastStop, datesOfDemo })
      lastStop = thisStop
      stops += 1
    },
    tables: () =>
      tables.flatMap(({ name, mode, columns, rows }) => {
        const versions = [...rows.values()].flat()
        return versions.length === 0 ? [] : [{ name, mode, columns, versions }]
      }),
  }
}

/** Number of a transaction: rows that later ones write have a larger one. */
async function transactionOf({ sql }: Pick<HistoryShop, 'sql'>): Promise<string> {
  const [row] = await sql<{ xid: string }>('select pg_current_xact_id()::text as xid')
  return row?.xid ?? '0'
}

/** Moves the identities of tables with rows, so that a demo of another day has no id of the history. */
async function moveIds({ sql }: Pick<HistoryShop, 'sql'>): Promise<void> {
  await sql(`select setval(seq, last_value + ${ID_DISTANCE}) from (
    select (quote_ident(schemaname) || '.' || quote_ident(sequencename))::regclass as seq, last_value
      from pg_sequences where schemaname = 'public' and last_value is not null) as used`)
}

/** The key of a row as a text; a row of a table without a primary key is its own key. */
const keyText = (key: readonly string[]) =>
  key.length === 0 ? 'to_jsonb(t)::text' : `concat_ws('/', ${key.map((column) => `"${column}"`).join(', ')})`

async function tablesOf({ sql }: Pick<HistoryShop, 'sql'>) {
  return sql<{ name: string; columns: string[]; key: string[] }>(
    `select relname as name,
       array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
         order by attnum) as columns,
       array(select attname::text from pg_index cross join unnest(indkey) with ordinality as part (number, place)
         join pg_attribute on attrelid = c.oid and attnum = part.number
         where indrelid = c.oid and indisprimary order by place) as key
     from pg_class as c where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  )
}

interface Stop {
  readonly stop: number
  readonly begunAt: string
  readonly lastStop: string
  /** Dates of the demo's own tours, which another day of the load has not. */
  readonly datesOfDemo: ReadonlySet<string>
}

/** Adds the rows that were written since the last stop, and closes those that are gone. */
async function compare(
  { sql }: Pick<HistoryShop, 'sql'>,
  { name, mode, columns, key, ofDemo, rows }: Table,
  { stop, begunAt, lastStop, datesOfDemo }: Stop,
): Promise<void> {
  const isReplaced = mode === 'replace'
  const kept = ROWS_KEPT[name] ?? 'true'
  const isMade = `${isReplaced ? 'true' : `xmin::text::bigint > ${begunAt}`} and ${kept}`
  const isNew = `${isReplaced && stop === 0 ? 'true' : `xmin::text::bigint > ${lastStop}`} and ${kept}`
  const order = key.length === 0 ? '1' : key.map((column) => `"${column}"`).join(', ')
  const written = await sql<{ key: string; row: Record<string, unknown> }>(
    `select ${keyText(key)} as key, to_jsonb(t) as row from "${name}" as t where ${isNew} order by ${order}`,
  )
  const isForeign = (id: string) => mode === 'append' && ofDemo.has(id)
  for (const { key: id, row } of written) {
    if (name === 'stock' && datesOfDemo.has(id)) continue
    if (isForeign(id)) {
      if (OF_THE_START.has(name)) continue
      throw new Error(`the history changed a row of the demo: ${name} ${id}`)
    }
    const values = JSON.stringify(columns.map((column) => row[column] ?? null))
    const versions = rows.get(id) ?? []
    if (versions.length === 0) rows.set(id, versions)
    const last = versions.at(-1)
    if (last?.until === null && last.values === values) continue
    if (last?.until === null) last.until = stop
    versions.push({ from: stop, until: null, values })
  }
  const open = [...rows].filter(([, versions]) => versions.at(-1)?.until === null)
  if (open.length === 0) return
  // most tables lose no row between two stops, and counting is cheaper than reading the keys; where rows of the demo are
  // passed over or keys are not unique, a number proves nothing
  if (key.length > 0 && name !== 'stock' && !OF_THE_START.has(name)) {
    const [counted] = await sql<{ rows: number }>(`select count(*)::int as rows from "${name}" as t where ${isMade}`)
    if (counted?.rows === open.length) return
  }
  const present = await sql<{ key: string }>(`select ${keyText(key)} as key from "${name}" as t where ${isMade}`)
  const keys = new Set(present.map((row) => row.key))
  for (const [id, versions] of open) {
    const last = versions.at(-1)
    if (last && !keys.has(id)) last.until = stop
  }
}
