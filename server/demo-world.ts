import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

/** What a person who started the demo needs to look around. */
export interface DemoFacts {
  /** whom to sign in as; `code` is empty when it comes by SMS to the emulator's page */
  accounts: readonly { title: string; phone: string; code: string }[]
  /** sellers with a shop of their own at `<slug>.localhost` */
  shopSlugs: readonly string[]
}

/** What server/demo/load-demo.ts gives. It loads an empty migrated database, all or nothing. */
interface DemoLoader {
  loadDemo(url: string, options: { scale: 'small' | number }): Promise<void>
  demoFacts: DemoFacts
}

/** Any number; two nodes that start together load the demo once. */
const lockKey = 7_413_002
const loaderFile = new URL('./demo/load-demo.ts', import.meta.url)

/**
 * Loads the demo marketplace once: a row of `migration` remembers it.
 * A database that has sellers of its own is left alone.
 * @param announce called just before the long work
 */
export async function ensureDemo(
  url: string,
  options: { scale: 'small' | number; announce: () => void },
): Promise<DemoFacts> {
  if (!existsSync(fileURLToPath(loaderFile))) return { accounts: [], shopSlugs: [] }
  // Imported when needed: a shop that is not a demo does not carry the demo world in memory.
  const { loadDemo, demoFacts } = (await import(loaderFile.href)) as DemoLoader
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey])
    const { rows } = await client.query<{ isLoaded: boolean; isEmpty: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM migration WHERE name LIKE 'demo:%') AS "isLoaded",
              NOT EXISTS (SELECT 1 FROM organization) AS "isEmpty"`,
    )
    const { isLoaded = false, isEmpty = false } = rows[0] ?? {}
    if (isLoaded) return demoFacts
    if (!isEmpty) return { accounts: [], shopSlugs: [] }
    options.announce()
    await loadDemo(url, { scale: options.scale })
    await client.query("INSERT INTO migration (name, hash) VALUES ($1, '')", [`demo:${options.scale}`])
    return demoFacts
  } finally {
    await client.end()
  }
}
