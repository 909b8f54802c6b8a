import { doctorFindings as words } from '@okolitsa/strings/ru/doctor.ts'
import { type DatabaseState, EXTENSIONS } from '../platform/db/database-state.ts'
import { type Finding, failed, fine, warning } from './finding.ts'

/** The oldest supported major version. */
const NEEDED_VERSION = 18
/** Allowed difference of the machine's and the database's clocks, s. */
const MAX_SKEW_SECONDS = 2
/** Age of the last archived segment after which the archive is considered stopped, minutes. */
const MAX_ARCHIVE_AGE_MINUTES = 60

/** Findings about a database that answers. */
export function databaseFindings(state: DatabaseState, isEmbedded: boolean): readonly Finding[] {
  const { version, major, missingExtensions: missing, collation, skewMs } = state
  const skew = Math.round(skewMs / 1_000)
  return [
    major >= NEEDED_VERSION ? fine(words.version(version)) : failed(words.oldVersion(version, NEEDED_VERSION)),
    missing.length === 0
      ? fine(words.extensions(EXTENSIONS.join(', ')))
      : failed(words.noExtension(missing.join(', '))),
    state.knowsRussian
      ? state.hasCollationMoved
        ? warning(words.movedCollation(collation))
        : fine(words.collation(collation))
      : failed(words.badCollation(collation)),
    skew <= MAX_SKEW_SECONDS ? fine(words.clock) : warning(words.clockSkew(skew)),
    ...schemaFindings(state),
    isEmbedded ? warning(words.embeddedBackup) : backupFinding(state),
  ]
}

function schemaFindings({ schema, deadLetters }: DatabaseState): readonly Finding[] {
  if (schema === null) return [warning(words.noSchema)]
  // an older schema may lack the tables of the jobs
  if (schema.pending > 0) return [warning(words.pendingMigrations(schema.pending))]
  return [
    schema.isNewer ? warning(words.newerSchema) : fine(words.migrations(schema.applied)),
    deadLetters === 0 ? fine(words.deadLetters) : warning(words.someDeadLetters(deadLetters)),
  ]
}

/** The database knows of its archive only; base backups and dumps are made by programs outside of it. */
function backupFinding({ archive }: DatabaseState): Finding {
  if (archive === null) return warning(words.noArchive)
  const { ageMinutes, hasFailed } = archive
  if (hasFailed) return warning(words.archiveFails(ageMinutes))
  if (ageMinutes === null) return warning(words.archiveWaits)
  // a quiet database writes a segment at archive_timeout only, if at all
  return (ageMinutes <= MAX_ARCHIVE_AGE_MINUTES ? fine : warning)(words.archive(ageMinutes))
}
