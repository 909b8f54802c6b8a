/**
 * `node scripts/house.ts`: the size of the code base in one table, each figure with its limit. Part of `npm run
 * verify`. `node scripts/house.ts --prose web/ui` lists the banned patterns of prose under a path.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countGrants } from '../server/db/table-access.ts'
import { type Figure, printTable } from './house/figures.ts'
import * as limits from './house/limits.ts'
import { countProductionLines, countWords, findGiants, findProse, isModule } from './house/measures.ts'
import { listFiles } from './listed-files.ts'

/** Maximum examples shown per violated limit. */
const MAX_EXAMPLES = 20

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const paths = listFiles(root)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const option = process.argv.indexOf('--prose')

if (option > 0) listProse(process.argv[option + 1] ?? '')
else process.exitCode = printTable(measure())

function listProse(start: string): void {
  const found = findProse(
    paths.filter((path) => path.startsWith(start)),
    read,
  )
  for (const complaint of [...found.values()].flat()) console.log(complaint)
}

function measure(): Figure[] {
  const grants = countGrants()
  const giants = findGiants(paths, read)
  const prose = findProse(paths, read)
  const folders = [...new Set([...prose.keys(), ...Object.keys(limits.MAX_PROSE)])].sort()
  return [
    { name: 'grants: pairs of a module and a foreign relation', value: grants.all, limit: limits.MAX_GRANTS },
    { name: 'grants of tables, not of published views', value: grants.raw, limit: limits.MAX_RAW_GRANTS },
    { name: 'modules of the server', value: paths.filter(isModule).length, limit: limits.MAX_MODULES },
    { name: 'files longer than 300 lines', value: giants.length, limit: limits.MAX_GIANT_FILES, examples: giants },
    {
      name: 'lines of production TypeScript',
      value: countProductionLines(paths, read),
      limit: limits.MAX_PRODUCTION_LINES,
    },
    { name: 'words of docs without measurements', value: countWords(paths, read), limit: limits.MAX_WORDS_OF_DOCS },
    ...folders.map((folder) => {
      const examples = prose.get(folder) ?? []
      return {
        name: `banned patterns of prose in ${folder}`,
        value: examples.length,
        limit: limits.MAX_PROSE[folder] ?? 0,
        examples: examples.slice(0, MAX_EXAMPLES),
      }
    }),
  ]
}
