import pg from 'pg'
import type ts from 'typescript'
import { complaintsOfPatch, complaintsOfRow, complaintsOfValues } from './compare-types.ts'
import { describe, readTypeNames } from './describe.ts'
import { type Catalogue, nullabilityOf } from './nullability.ts'
import type { Statement } from './statements.ts'

/** Columns with their nullability, and the texts of views. */
export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const { rows: columns } = await client.query<{ relation: string; name: string; isThere: boolean }>(
    `select relname as relation, attname as name, attnotnull as "isThere"
       from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and relkind in ('r', 'p')
      order by relname, attnum`,
  )
  const { rows: views } = await client.query<{ relation: string; text: string }>(
    `select relname as relation, pg_get_viewdef(oid) as text from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'v'`,
  )
  const byTable = Map.groupBy(columns, ({ relation }) => relation)
  return {
    tables: new Map(
      [...byTable].map(([relation, own]) => [
        relation,
        own.map(({ name, isThere }) => ({ name, is: isThere ? ('never' as const) : ('nullable' as const) })),
      ]),
    ),
    views: new Map(views.map(({ relation, text }) => [relation, text])),
  }
}

/**
 * Checks statements against a migrated database without running them: each text must be valid, return the columns of
 * its row type with matching types and nullability, and accept the given values.
 * @returns complaints, each «path:line: what»
 */
export async function checkStatements(
  url: string,
  statements: readonly Statement[],
  checker: ts.TypeChecker,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const typeNames = await readTypeNames(client)
    const catalogue = await readCatalogue(client)
    const complaints: string[] = []
    for (const { place, texts, unknown, row, values } of statements) {
      const reasons = new Set(unknown ? [`${unknown}: the text must be known without running the program`] : [])
      for (const text of texts) {
        try {
          const described = await describe(client, text, typeNames)
          const nullable = nullabilityOf(text, catalogue)
          if (row) for (const one of complaintsOfRow(row, described, nullable, checker)) reasons.add(one)
          if (values) {
            for (const one of complaintsOfValues(values, described, checker)) reasons.add(one)
            for (const one of complaintsOfPatch(values, text, checker)) reasons.add(one)
          }
        } catch (error) {
          reasons.add((error as Error).message)
        }
      }
      complaints.push(...[...reasons].map((one) => `${place}: ${one}`))
    }
    return complaints
  } finally {
    await client.end()
  }
}
