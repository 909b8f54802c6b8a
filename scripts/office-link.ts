/**
 * `npm run office:link`: prints a new one-time link for the first owner; former links stop working. Exits with code 1
 * when the market has an owner. Works while the shop runs. Reads the settings of the shop, DATABASE_DIRECT_URL or
 * DATABASE_URL, or the embedded database of a running shop (OKOLITSA_DATA_DIR;
 * `--empty` for the empty market).
 */
import { createAuditModule } from '@okolitsa/server/people/audit/module.ts'
import { createFirstLink } from '@okolitsa/server/people/office/use-cases/start-link.ts'
import { officeCommands as text } from '@okolitsa/strings/ru/office-commands.ts'
import { openOffice } from './office/open-office.ts'

const { database, clock, startUrl } = await openOffice()
const author = { kind: 'service', name: 'office-link' } as const
const token = await database.inTransaction((tx) => createFirstLink(createAuditModule(), tx, { author, now: clock() }))
await database.close()
console.log(token === null ? text.hasOwner : text.link(startUrl(token)))
process.exitCode = token === null ? 1 : 0
