/**
 * Dumps every row of a shop's database into one file, so that a test of the next release can open its data: `node
 * scripts/dump-release.ts <database url> server/db/releases/<last migration>.json.gz`.
 */
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import pg from 'pg'

const [url = '', file = ''] = process.argv.slice(2)
const client = new pg.Client({ connectionString: url })
await client.connect()
const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
  `select format('%I.%I', table_schema, table_name) as name, array_agg(quote_ident(column_name) order by ordinal_position) as columns
   from information_schema.columns join information_schema.tables using (table_schema, table_name)
   where table_type = 'BASE TABLE' and is_generated = 'NEVER'
     and table_schema in ('public', 'graphile_worker') and table_name <> 'migrations'
   group by 1 order by 1`,
)
const dump: { table: string; columns: string[]; rows: unknown }[] = []
for (const { name, columns } of tables) {
  const { rows } = await client.query<{ rows: unknown }>(
    `select coalesce(jsonb_agg(to_jsonb(line)), '[]') as rows from (select ${columns.join(', ')} from ${name}) as line`,
  )
  if (Array.isArray(rows[0]?.rows) && rows[0].rows.length > 0) dump.push({ table: name, columns, rows: rows[0].rows })
}
await client.end()
writeFileSync(file, gzipSync(JSON.stringify(dump), { level: 9 }))
for (const { table, rows } of dump) console.log(`${table}: ${(rows as unknown[]).length}`)
