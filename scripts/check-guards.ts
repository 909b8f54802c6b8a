/** Runs every guard over the files that git tracks or would add. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bothLanguages } from './guards/both-languages.ts'
import { clearNames } from './guards/clear-names.ts'
import type { Guard } from './guards/guard.ts'
import { keptForms } from './guards/kept-forms.ts'
import { marketName } from './guards/market-name.ts'
import { noLooseEnds } from './guards/no-loose-ends.ts'
import { noParsedWords } from './guards/no-parsed-words.ts'
import { noRawColour } from './guards/no-raw-colour.ts'
import { noRoubleArithmetic } from './guards/no-rouble-arithmetic.ts'
import { noSchemaInPages } from './guards/no-schema-in-pages.ts'
import { noStrayCyrillic } from './guards/no-stray-cyrillic.ts'
import { oneComparison } from './guards/one-comparison.ts'
import { oneComposition } from './guards/one-composition.ts'
import { ownTables } from './guards/own-tables.ts'
import { plainUseCases } from './guards/plain-use-cases.ts'
import { plainWords } from './guards/plain-words.ts'
import { queryKeys } from './guards/query-keys.ts'
import { shopClock } from './guards/shop-clock.ts'
import { listFiles } from './listed-files.ts'

export const guards: readonly Guard[] = [
  noRawColour,
  noRoubleArithmetic,
  noSchemaInPages,
  noStrayCyrillic,
  bothLanguages,
  clearNames,
  noLooseEnds,
  noParsedWords,
  oneComposition,
  oneComparison,
  ownTables,
  plainUseCases,
  plainWords,
  queryKeys,
  keptForms,
  shopClock,
  marketName,
]

if (process.argv[1] === fileURLToPath(import.meta.url)) checkAll()

function checkAll(): void {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  const paths = listFiles(root)

  let failed = 0
  for (const guard of guards) {
    const complaints = paths
      .filter((path) => guard.appliesTo(path))
      .flatMap((path) =>
        guard.check(readFileSync(join(root, path), 'utf8'), path).map((complaint) => `${path}:${complaint}`),
      )
    console.log(`${complaints.length === 0 ? '✓' : '✗'} ${guard.sentence}`)
    for (const complaint of complaints) console.log(`    ${complaint}`)
    if (complaints.length > 0) failed += 1
  }
  console.log(`CHECKS ${guards.length - failed} ${failed}`)
  process.exitCode = failed > 0 ? 1 : 0
}
