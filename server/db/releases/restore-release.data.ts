import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import pg from 'pg'
import { migrate } from '../../platform/db/migrate.ts'

interface DumpedTable {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: readonly object[]
}

/**
 * Fills an empty database with the data of an earlier release (written by scripts/dump-release.ts): its migrations,
 * every row, every sequence.
 * @param release number of that release's last migration
 */
export async function restoreRelease(url: string, release: string): Promise<void> {
  const packed = await readFile(new URL(`${release}.json.gz`, import.meta.url))
  const dump = JSON.parse((await promisify(gunzip)(packed)).toString()) as DumpedTable[]
  await migrate(url, { until: Number(release) })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    // rows are inserted in any order, without triggers and foreign key checks
    await client.query('set local session_replication_role = replica')
    for (const { table, columns, rows } of dump) {
      if (table === 'public.migration') continue
      // the dump contains the rows that the migrations wrote
      await client.query(`delete from ${table}`)
      await client.query(
        `insert into ${table} (${columns.join(', ')}) overriding system value
         select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(rows)],
      )
    }
    await client.query(MOVE_SEQUENCES)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

const MOVE_SEQUENCES = `do $$
declare sequence record; last bigint;
begin
  for sequence in
    select quote_ident(namespace.nspname) || '.' || quote_ident(relation.relname) as table_name, attname as column_name,
      pg_get_serial_sequence(quote_ident(namespace.nspname) || '.' || quote_ident(relation.relname), attname) as name
    from pg_attribute join pg_class relation on relation.oid = attrelid join pg_namespace namespace on namespace.oid = relnamespace
    where relation.relkind = 'r' and nspname in ('public', 'graphile_worker') and attnum > 0 and not attisdropped
  loop
    continue when sequence.name is null;
    execute format('select max(%I) from %s', sequence.column_name, sequence.table_name) into last;
    if last is not null then perform setval(sequence.name, last); end if;
  end loop;
end $$`
