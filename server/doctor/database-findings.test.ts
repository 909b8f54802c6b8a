import { doctorFindings as words } from '@okolitsa/strings/ru/doctor.ts'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { type DatabaseState, EXTENSIONS, readDatabaseState } from '../platform/db/database-state.ts'
import { testDatabase } from '../platform/db/testing.ts'
import { databaseFindings } from './database-findings.ts'

const client = new pg.Client({ connectionString: await testDatabase() })
await client.connect()
afterAll(() => client.end())

const HEALTHY: DatabaseState = {
  version: '18.1',
  major: 18,
  missingExtensions: [],
  collation: 'ru_RU.UTF-8',
  knowsRussian: true,
  hasCollationMoved: false,
  skewMs: 300,
  schema: { pending: 0, applied: 400, isNewer: false },
  deadLetters: 0,
  archive: { ageMinutes: 3, hasFailed: false },
}
/** Findings that need attention. */
const found = (more: Partial<DatabaseState>, isEmbedded = false) =>
  databaseFindings({ ...HEALTHY, ...more }, isEmbedded).filter(({ severity }) => severity !== 'fine')

describe('findings about a database', () => {
  it.each([
    ['of an old version', { version: '16.2', major: 16 }, 'failed', words.oldVersion('16.2', 18)],
    ['without an extension', { missingExtensions: ['pg_trgm'] }, 'failed', words.noExtension('pg_trgm')],
    ['whose collation knows no Russian', { collation: 'C', knowsRussian: false }, 'failed', words.badCollation('C')],
    ['whose collation has changed', { hasCollationMoved: true }, 'warning', words.movedCollation('ru_RU.UTF-8')],
    ['with another time', { skewMs: 61_000 }, 'warning', words.clockSkew(61)],
    ['without a schema', { schema: null }, 'warning', words.noSchema],
    [
      'of an older release',
      { schema: { pending: 2, applied: 1, isNewer: false } },
      'warning',
      words.pendingMigrations(2),
    ],
    ['of a newer release', { schema: { pending: 0, applied: 9, isNewer: true } }, 'warning', words.newerSchema],
    ['with undelivered events', { deadLetters: 3 }, 'warning', words.someDeadLetters(3)],
    ['without an archive', { archive: null }, 'warning', words.noArchive],
    ['whose archive fails', { archive: { ageMinutes: 70, hasFailed: true } }, 'warning', words.archiveFails(70)],
    ['whose archive is empty', { archive: { ageMinutes: null, hasFailed: false } }, 'warning', words.archiveWaits],
    ['whose archive is old', { archive: { ageMinutes: 900, hasFailed: false } }, 'warning', words.archive(900)],
  ] as const)('reports one %s', (_name, more, severity, text) => {
    expect(found(more)).toEqual([{ severity, text }])
  })

  it('reports that nobody copies an embedded database', () => {
    expect(found({})).toEqual([])
    expect(found({}, true)).toEqual([{ severity: 'warning', text: words.embeddedBackup }])
  })
})

it('reads the state of a database with the newest schema', async () => {
  const { archive, version, collation, skewMs, ...state } = await readDatabaseState(client)
  expect(state).toEqual({
    ...{ major: 18, missingExtensions: [], knowsRussian: true, hasCollationMoved: false, deadLetters: 0 },
    schema: { pending: 0, applied: expect.any(Number), isNewer: false },
  })
  expect([version, collation, archive]).toEqual([expect.stringMatching(/^18/), expect.any(String), null])
  expect(skewMs).toBeLessThan(60_000)
  expect(EXTENSIONS).toContain('pg_trgm')
})
