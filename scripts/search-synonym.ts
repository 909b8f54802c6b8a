/**
 * Synonyms of the search: `node scripts/search-synonym.ts <word> <means> [--mutual | --remove]`. Reads DATABASE_URL, or
 * the embedded database of a running shop (OKOLITSA_DATA_DIR). A running shop uses the change immediately.
 */
import { parseArgs } from 'node:util'
import { createSearchCommands } from '@okolitsa/server/discovery/search/search-commands.ts'
import { createAuditModule } from '@okolitsa/server/people/audit/module.ts'
import { openDatabase } from '@okolitsa/server/platform/db/client.ts'
import { embeddedDatabaseUrlIn } from '@okolitsa/server/platform/db/embedded-database-url.ts'

const { values, positionals } = parseArgs({
  options: { mutual: { type: 'boolean', default: false }, remove: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [word, means] = positionals
if (!word || !means) throw new Error('node scripts/search-synonym.ts <word> <means> [--mutual | --remove]')

const database = openDatabase(await databaseUrl(), { max: 1 })
const commands = createSearchCommands({ audit: createAuditModule() })
const author = { kind: 'service', name: 'search-synonym' } as const
await database.inTransaction((tx) =>
  values.remove
    ? commands.removeSynonym(tx, author, { word, means })
    : commands.setSynonym(tx, author, { word, means, isMutual: values.mutual }),
)
await database.close()

async function databaseUrl(): Promise<string> {
  const outside = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
  if (outside) return outside
  return embeddedDatabaseUrlIn(process.env.OKOLITSA_DATA_DIR ?? '.data')
}
