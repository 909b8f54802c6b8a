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
  const [begun] = await shop.sql<{ xid: string }>('select pg_current_xact_id()::text as xid')
  const tables: Table[] = []
  for (const { name, columns, key } of await tablesOf(shop)) {
    const mode = modeOf(name)
    if (mode === null) continue
    const rows = await shop.sql<{ key: string }>(`select ${keyText(key)} as key from "${name}" as t`)
    tables.push({ name, mode, columns, key, ofDemo: new Set(rows.map((row) => row.key)), rows: new Map() })
  }
  let stops = 0
  return {
    stop: async () => {
      for (const table of tables) await compare(shop, table, { stop: stops, since: begun?.xid ?? '0' })
      stops += 1
    },
    tables: () =>
      tables.flatMap(({ name, mode, columns, rows }) => {
        const versions = [...rows.values()].flat()
        return versions.length === 0 ? [] : [{ name, mode, columns, versions }]
      }),
  }
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

async function compare(
  { sql }: Pick<HistoryShop, 'sql'>,
  { name, mode, columns, key, ofDemo, rows }: Table,
  { stop, since }: { stop: number; since: string },
): Promise<void> {
  const isMade = mode === 'replace' ? 'true' : `xmin::text::bigint > ${since}`
  const order = key.length === 0 ? '1' : key.map((column) => `"${column}"`).join(', ')
  const found = await sql<{ key: string; row: Record<string, unknown> }>(
    `select ${keyText(key)} as key, to_jsonb(t) as row from "${name}" as t
      where ${isMade} and ${ROWS_KEPT[name] ?? 'true'} order by ${order}`,
  )
  const seen = new Set<string>()
  for (const { key: id, row } of found) {
    if (mode === 'append' && ofDemo.has(id)) {
      if (OF_THE_START.has(name)) continue
      throw new Error(`the history changed a row of the demo: ${name} ${id}`)
    }
    seen.add(id)
    const values = JSON.stringify(columns.map((column) => row[column] ?? null))
    const versions = rows.get(id) ?? []
    if (versions.length === 0) rows.set(id, versions)
    const last = versions.at(-1)
    if (last?.until === null && last.values === values) continue
    if (last?.until === null) last.until = stop
    versions.push({ from: stop, until: null, values })
  }
  for (const [id, versions] of rows) {
    const last = versions.at(-1)
    if (last?.until === null && !seen.has(id)) last.until = stop
  }
}
