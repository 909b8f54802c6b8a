import { machineMs } from '@okolitsa/domain/clock/machine-clock.ts'
import { doctorFindings as words } from '@okolitsa/strings/ru/doctor.ts'
import type pg from 'pg'
import { listMigrations } from '../platform/db/migrate.ts'
import { type Finding, failed, fine, warning } from './finding.ts'

/** The oldest supported major version. */
const NEEDED_VERSION = 18
/** Extensions that migrations create. */
const EXTENSIONS = ['pg_trgm', 'btree_gist', 'fuzzystrmatch']
/** Allowed difference of the machine's and the database's clocks, s. */
const MAX_SKEW_SECONDS = 2
/** Age of the last archived segment after which the archive is considered stopped, minutes. */
const MAX_ARCHIVE_AGE_MINUTES = 60
/** Upper and lower case of a Russian letter, as code points. */
const [UPPER, LOWER] = [1046, 1078]

type Database = Pick<pg.Client, 'query'>

/** Findings about a database that answers. Reads only. */
export async function databaseFindings(database: Database, isEmbedded: boolean): Promise<readonly Finding[]> {
  return [
    await versionFinding(database),
    await extensionFinding(database),
    await collationFinding(database),
    await clockFinding(database),
    ...(await schemaFindings(database)),
    isEmbedded ? warning(words.embeddedBackup) : await backupFinding(database),
  ]
}

async function one<Row extends object>(database: Database, text: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await database.query<Row>(text, values)
  if (rows[0] === undefined) throw new Error('no row')
  return rows[0]
}

async function versionFinding(database: Database): Promise<Finding> {
  const { version, number } = await one<{ version: string; number: number }>(
    database,
    `select split_part(current_setting('server_version'), ' ', 1) as version,
       current_setting('server_version_num')::int as number`,
  )
  const isNew = number >= NEEDED_VERSION * 10_000
  return isNew ? fine(words.version(version)) : failed(words.oldVersion(version, NEEDED_VERSION))
}

async function extensionFinding(database: Database): Promise<Finding> {
  const { rows } = await database.query<{ name: string }>(
    'select name from pg_available_extensions where name = any ($1)',
    [EXTENSIONS],
  )
  const missing = EXTENSIONS.filter((name) => !rows.some((row) => row.name === name))
  return missing.length === 0
    ? fine(words.extensions(EXTENSIONS.join(', ')))
    : failed(words.noExtension(missing.join(', ')))
}

async function collationFinding(database: Database): Promise<Finding> {
  const { name, isRussian, hasMoved } = await one<{ name: string; isRussian: boolean; hasMoved: boolean }>(
    database,
    `select coalesce(datlocale, datcollate) as name,
       pg_encoding_to_char(encoding) = 'UTF8' and lower(chr($1)) = chr($2) as "isRussian",
       datcollversion is distinct from pg_database_collation_actual_version(oid) as "hasMoved"
     from pg_database where datname = current_database()`,
    [UPPER, LOWER],
  ).catch(() => ({ name: '?', isRussian: false, hasMoved: false }))
  if (!isRussian) return failed(words.badCollation(name))
  return hasMoved ? warning(words.movedCollation(name)) : fine(words.collation(name))
}

async function clockFinding(database: Database): Promise<Finding> {
  const before = machineMs()
  const { now } = await one<{ now: number }>(
    database,
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  )
  // the answer was on its way for half of the time
  const skew = Math.round(Math.abs(now - (before + machineMs()) / 2) / 1_000)
  return skew <= MAX_SKEW_SECONDS ? fine(words.clock) : warning(words.clockSkew(skew))
}

async function schemaFindings(database: Database): Promise<readonly Finding[]> {
  const { isThere } = await one<{ isThere: boolean }>(
    database,
    `select to_regclass('public.migration') is not null as "isThere"`,
  )
  if (!isThere) return [warning(words.noSchema)]
  const { rows } = await database.query<{ name: string }>('select name from migration')
  const files = await listMigrations()
  const applied = new Set(rows.map(({ name }) => name))
  const pending = files.filter((name) => !applied.has(name))
  if (pending.length > 0) return [warning(words.pendingMigrations(pending.length))]
  const isNewer = rows.some(({ name }) => !files.includes(name))
  const { dead } = await one<{ dead: number }>(
    database,
    'select count(*)::int as dead from event_delivery where dead_at is not null and delivered_at is null',
  )
  return [
    isNewer ? warning(words.newerSchema) : fine(words.migrations(files.length)),
    dead === 0 ? fine(words.deadLetters) : warning(words.someDeadLetters(dead)),
  ]
}

/** The database knows of its archive only; base backups and dumps are made by programs outside of it. */
async function backupFinding(database: Database): Promise<Finding> {
  const { isOn, archived, hasFailed } = await one<{ isOn: boolean; archived: number | null; hasFailed: boolean }>(
    database,
    `select current_setting('archive_mode') <> 'off' as "isOn",
       round(extract(epoch from clock_timestamp() - last_archived_time) / 60)::int as archived,
       coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "hasFailed"
     from pg_stat_archiver`,
  )
  if (!isOn) return warning(words.noArchive)
  if (hasFailed) return warning(words.archiveFails(archived))
  if (archived === null) return warning(words.archiveWaits)
  // a quiet database writes a segment at archive_timeout only, if at all
  return archived <= MAX_ARCHIVE_AGE_MINUTES ? fine(words.archive(archived)) : warning(words.archive(archived))
}
