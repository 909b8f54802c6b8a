import { type Executor, run } from './client.ts'

export interface DatabaseFigures {
  readonly version: string
  readonly startedAt: Date
  readonly bytes: number
  readonly connections: number
  readonly maxConnections: number
  readonly migration: string
  readonly migratedAt: Date
}

export async function databaseFigures(executor: Executor): Promise<DatabaseFigures | null> {
  const [row] = await run<{
    version: string
    startedAt: Date
    bytes: number
    connections: number
    maxConnections: number
    migration: string
    migratedAt: Date
  }>(
    executor,
    `select current_setting('server_version') as version, pg_postmaster_start_time() as "startedAt",
       pg_database_size(current_database()) as bytes,
       (select count(*) from pg_stat_activity where datname = current_database() and backend_type = 'client backend')
         as connections,
       current_setting('max_connections')::int as "maxConnections", name as migration, applied_at as "migratedAt"
       from migration order by name desc limit 1`,
  )
  return row ?? null
}

export interface TableSize {
  readonly name: string
  readonly bytes: number
}

/** The largest tables with their indexes. */
export const listLargestTables = (executor: Executor, most: number): Promise<TableSize[]> =>
  run<{ name: string; bytes: number }>(
    executor,
    `select relname::text as name, pg_total_relation_size(oid) as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by bytes desc, name limit $1`,
    [most],
  )

export interface LongQuery {
  readonly pid: number
  readonly seconds: number
  /** The beginning of the statement; its values are parameters and not part of it. */
  readonly text: string
}

/** Statements that have been running for some seconds, the longest first. Past ones would need an extension. */
export const listLongQueries = (
  executor: Executor,
  { seconds, most }: { readonly seconds: number; readonly most: number },
): Promise<LongQuery[]> =>
  run<{ pid: number; seconds: number; text: string }>(
    executor,
    `select pid, extract(epoch from machine_time(shop_now()) - query_start)::int as seconds,
       regexp_replace(left(query, 160), '\\s+', ' ', 'g') as text from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
        and machine_time(shop_now()) - query_start > make_interval(secs => $1::int)
      order by query_start limit $2`,
    [seconds, most],
  )
