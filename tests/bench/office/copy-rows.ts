import type { Executor } from '@okolitsa/server/platform/db/client.ts'

/** A table whose rows are copied with their orders. */
export interface Copied {
  readonly table: string
  /** Join of the table, `b`, with `copy_of`; default: the order of the row. */
  readonly join?: string
  /** Own id: a number moved by copies of its range, or a UUID hashed with the number of the copy. Absent = no own id. */
  readonly id?: 'number' | 'uuid'
  /** References to ids of other copied tables: column and table. */
  readonly refs?: Readonly<Record<string, string>>
  /** SQL of columns that differ; `movedId` gives the SQL of the copy's id for the SQL of a number in the original. */
  readonly set?: Readonly<Record<string, string | ((movedId: (table: string, id: string) => string) => string)>>
  readonly where?: string
}

const BY_ORDER = 'c.base = b.order_id'
const hashed = (column: string): string => `md5(b.${column}::text || ':' || c.copy)::uuid`

/**
 * Copies the rows of orders in `copy_of` (base, copy, id, shift, customer_id, organization_id). Moments move back by
 * `shift`; `order_id`, `customer_id` and `organization_id` are those of the copy; everything else stays.
 */
export async function copyRows(tx: Executor, tables: readonly Copied[]): Promise<void> {
  const span = new Map<string, string>()
  for (const { table, id } of tables) {
    if (id !== 'number') continue
    const [row] = await tx.query<{ span: string }>(
      `select (coalesce(max(id) - min(id), 0) + 1)::text as span from ${table}`,
      [],
    )
    span.set(table, row?.span ?? '1')
  }
  const movedId = (table: string, id: string): string => `${id} + c.copy * ${span.get(table)}`
  const idOf = (table: string, column: string): string =>
    span.has(table) ? `b.${column} + c.copy * ${span.get(table)}` : hashed(column)
  for (const { table, join = BY_ORDER, id, refs = {}, set = {}, where = 'true' } of tables) {
    const columns = await tx.query<{ name: string; type: string }>(
      `select attname::text as name, format_type(atttypid, null) as type from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [table],
    )
    const sqlOf = (name: string, type: string): string => {
      const other = set[name]
      if (other !== undefined) return typeof other === 'string' ? other : other(movedId)
      if (name === 'id' && id) return idOf(table, 'id')
      if (refs[name]) return idOf(refs[name], name)
      if (name === 'order_id') return 'c.id'
      if (name === 'customer_id' || name === 'organization_id') return `c.${name}`
      if (type === 'date') return `(b.${name} - c.shift)::date`
      return type.startsWith('timestamp') ? `b.${name} - c.shift` : `b.${name}`
    }
    const began = performance.now()
    await tx.query(
      `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')}) overriding system value
       select ${columns.map(({ name, type }) => sqlOf(name, type)).join(', ')} from copy_of as c join ${table} as b on ${join} where ${where}`,
      [],
    )
    if (id === 'number')
      await tx.query(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`, [])
    console.log(`  ${table}: ${Math.round((performance.now() - began) / 1_000)} s`)
  }
}
