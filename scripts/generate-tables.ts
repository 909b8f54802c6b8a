/**
 * Writes server/db/generated/tables.ts from the migrations: a throw-away embedded database is migrated and read.
 * Run after a migration was added: `node scripts/generate-tables.ts`; with `--check` it only compares.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { startEmbedded } from '../server/platform/db/embedded.ts'
import { migrate } from '../server/platform/db/migrate.ts'

const target = fileURLToPath(new URL('../server/db/generated/tables.ts', import.meta.url))
const codegen = fileURLToPath(new URL('../node_modules/kysely-codegen/dist/cli/bin.js', import.meta.url))

const dataDir = mkdtempSync(join(tmpdir(), 'okolitsa-tables-'))
const database = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) })
try {
  await migrate(database.url)
  const draft = join(dataDir, 'tables.ts')
  const options = ['--default-schema', 'public', '--include-pattern', 'public.*', '--date-parser', 'string']
  execFileSync(
    process.execPath,
    [
      codegen,
      '--url',
      database.url,
      '--dialect',
      'postgres',
      ...options,
      '--numeric-parser',
      'number',
      '--out-file',
      draft,
    ],
    { stdio: 'pipe' },
  )
  // the client reads int8 as a number, see server/platform/db/client.ts
  const text = readFileSync(draft, 'utf8').replace(
    /^export type Int8 = .*$/m,
    'export type Int8 = ColumnType<number, number, number>;',
  )
  if (process.argv.includes('--check')) {
    if (text !== readFileSync(target, 'utf8')) {
      console.error(
        'server/db/generated/tables.ts is not what the migrations make: run node scripts/generate-tables.ts',
      )
      process.exitCode = 1
    }
  } else writeFileSync(target, text)
} finally {
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
