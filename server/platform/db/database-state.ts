import { machineMs } from '@okolitsa/domain/clock/machine-clock.ts'
import type pg from 'pg'
import { listMigrations } from './migrate.ts'

/** Extensions that migrations create. */
export const EXTENSIONS = ['pg_trgm', 'btree_gist', 'fuzzystrmatch']
/** Upper and lower case of a Russian letter, as code points. */
const [UPPER, LOWER] = [1046, 1078]

/** Facts about a database, for a person who looks after it. */
export interface DatabaseState {
  readonly version: string
  /** Major version. */
  readonly major: number
  /** Required extensions that the server cannot create. */
  readonly missingExtensions: readonly string[]
  readonly collation: string
  /** True = UTF-8, and letters of Russian have upper and lower case. */
  readonly knowsRussian: boolean
  /** True = the operating system sorts by other rules than when the indexes were built. */
  readonly hasCollationMoved: boolean
  /** Difference of the machine's and the database's clocks, ms. */
  readonly skewMs: number
  /** Schema; null = the database is empty. */
  readonly schema: { readonly pending: number; readonly applied: number; readonly isNewer: boolean } | null
  /** Events that a subscriber did not get in all its attempts. */
  readonly deadLetters: number
  /** Archive of the write-ahead log; null = off. */
  readonly archive: {
    /** Age of the last archived segment, minutes; null = none yet. */
    readonly ageMinutes: number | null
    /** True = the last attempt to archive has failed. */
    readonly hasFailed: boolean
  } | null
}

type Database = Pick<pg.Client, 'query'>

async function one<Row extends object>(database: Database, text: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await database.query<Row>(text, values)
  if (rows[0] === undefined) throw new Error('no row')
  return rows[0]
}

/** Reads the state. The role of the shop suffices. */
export async function readDatabaseState(database: Database): Promise<DatabaseState> {
  const schema = await schemaOf(database)
  return {
    ...(await one<Pick<DatabaseState, 'version' | 'major'>>(
      database,
      `select split_part(current_setting('server_version'), ' ', 1) as version,
         current_setting('server_version_num')::int / 10000 as major`,
    )),
    ...(await one<Pick<DatabaseState, 'missingExtensions'>>(
      database,
      `select coalesce(array_agg(name), '{}') as "missingExtensions" from unnest($1::text[]) as name
        where name not in (select name from pg_available_extensions)`,
      [EXTENSIONS],
    )),
    ...(await one<Pick<DatabaseState, 'collation' | 'knowsRussian' | 'hasCollationMoved'>>(
      database,
      `select coalesce(datlocale, datcollate) as collation,
         case when pg_encoding_to_char(encoding) = 'UTF8' then lower(chr($1)) = chr($2) else false end as "knowsRussian",
         datcollversion is distinct from pg_database_collation_actual_version(oid) as "hasCollationMoved"
       from pg_database where datname = current_database()`,
      [UPPER, LOWER],
    )),
    skewMs: await skewOf(database),
    schema,
    deadLetters: schema === null || schema.pending > 0 ? 0 : await countDeadLetters(database),
    archive: await archiveOf(database),
  }
}

async function skewOf(database: Database): Promise<number> {
  const before = machineMs()
  const { now } = await one<{ now: number }>(
    database,
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  )
  // the answer was on its way for half of the time
  return Math.abs(now - (before + machineMs()) / 2)
}

async function schemaOf(database: Database): Promise<DatabaseState['schema']> {
  const { isThere } = await one<{ isThere: boolean }>(
    database,
    `select to_regclass('public.migration') is not null as "isThere"`,
  )
  if (!isThere) return null
  const { rows } = await database.query<{ name: string }>('select name from migration')
  const files = await listMigrations()
  const applied = new Set(rows.map(({ name }) => name))
  return {
    pending: files.filter((name) => !applied.has(name)).length,
    applied: rows.length,
    isNewer: rows.some(({ name }) => !files.includes(name)),
  }
}

async function countDeadLetters(database: Database): Promise<number> {
  const { dead } = await one<{ dead: number }>(
    database,
    'select count(*)::int as dead from event_delivery where dead_at is not null and delivered_at is null',
  )
  return dead
}

async function archiveOf(database: Database): Promise<DatabaseState['archive']> {
  const { isOn, ...archive } = await one<{ isOn: boolean } & NonNullable<DatabaseState['archive']>>(
    database,
    `select current_setting('archive_mode') <> 'off' as "isOn",
       round(extract(epoch from clock_timestamp() - last_archived_time) / 60)::int as "ageMinutes",
       coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "hasFailed"
     from pg_stat_archiver`,
  )
  return isOn ? archive : null
}
