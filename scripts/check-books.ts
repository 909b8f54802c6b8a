/**
 * `node scripts/check-books.ts`: proves that stock equals its ledger and holds, that money has an order and orders
 * have their sums. Reads DATABASE_URL, or the embedded database of a running shop (OKOLITSA_DATA_DIR).
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BOOKS_SQL } from '@okolitsa/server/db/check-books.ts'
import pg from 'pg'

async function databaseUrl(): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const file = join(process.env.OKOLITSA_DATA_DIR ?? '.data', 'postgres.json')
  const { port, password } = JSON.parse(await readFile(file, 'utf8')) as { port: number; password: string }
  return `postgres://okolitsa:${password}@127.0.0.1:${port}/postgres`
}

const client = new pg.Client({ connectionString: await databaseUrl() })
await client.connect()
const { rows } = await client.query<{ problem: string }>(BOOKS_SQL)
await client.end()
for (const { problem } of rows) console.error(problem)
console.log(rows.length === 0 ? 'the books are right' : `${rows.length} problems`)
process.exitCode = rows.length === 0 ? 0 : 1
