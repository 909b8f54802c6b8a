/**
 * `npm run new:noun <context>/<noun> <Title>`: generates the skeleton of a noun, from the table of its calls to its
 * page, and adds the necessary lines to lists. Existing files are not changed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newNoun as text } from '@okolitsa/strings/ru/new-noun.ts'
import { type NounNames, namesOf } from './noun/names.ts'
import { serverFiles } from './noun/server-files.ts'
import { webFiles } from './noun/web-files.ts'

/** A line for a list: inserted before `before`, or in order among lines with the same beginning. */
interface ListLine {
  readonly path: string
  readonly line: string
  /** Matches the lines among which it is sorted. */
  readonly among: RegExp
}

const listLines = ({ context, many, camel, table }: NounNames): readonly ListLine[] => [
  {
    path: 'contracts/storefront.ts',
    line: `import { ${camel}Endpoints } from './${many}/${many}.endpoints.ts'`,
    among: /^import \{ \w+Endpoints \} from/,
  },
  { path: 'contracts/storefront.ts', line: `  ${camel}: ${camel}Endpoints,`, among: /^ {2}\w+: \w+Endpoints,$/ },
  // a noun belongs to no area of business until its author names one
  { path: 'contracts/areas.test.ts', line: `  '${camel}',`, among: /^ {2}'\w+',$/ },
  {
    path: 'server/modules.ts',
    line: `import { ${camel}Module } from './${context}/${many}/module.ts'`,
    among: /^import \{ \w+Module \} from/,
  },
  { path: 'server/modules.ts', line: `  ${camel}Module,`, among: /^ {2}integrityModule,$/ },
  {
    path: 'server/db/relations.ts',
    line: `  ...of('${many}', 'table', '${table}'),`,
    among: /^ {2}\.\.\.of\('site-requests'/,
  },
  {
    path: 'web/app/shop-routes.ts',
    line: `  pageRoute({
    path: 'account/${many}',
    session: 'customer',
    page: () => import('../routes/${many}/page.tsx'),
    loader: () => import('../routes/${many}/loader.ts'),
  }),`,
    among: /^const customerPages: RouteObject\[\] = \[$/,
  },
]

/** The text with the inserted line; null = there are no such lines. */
function withLine(source: string, { line, among }: ListLine): string | null {
  const lines = source.split('\n')
  const places = lines.flatMap((known, index) => (among.test(known) ? [index] : []))
  const [first] = places
  if (first === undefined) return null
  const after = places.findLast((index) => (lines[index] ?? '') < line) ?? (places.length === 1 ? first : first - 1)
  return [...lines.slice(0, after + 1), line, ...lines.slice(after + 1)].join('\n')
}

const root = process.cwd()
const at = (path: string) => join(root, path)

function nextMigration(): string {
  const numbers = readdirSync(at('server/db/migrations')).map((name) => Number.parseInt(name, 10) || 0)
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const [path = '', ...title] = process.argv.slice(2)
const names = namesOf(path, title.join(' '))
if (!names || !existsSync(at(`server/${names.context}`))) fail(text.usage)
const files = { ...serverFiles(names, nextMigration()), ...webFiles(names) }
for (const file of [...Object.keys(files), `server/${names.context}/${names.many}`])
  if (existsSync(at(file))) fail(text.taken(file))

for (const [file, content] of Object.entries(files)) {
  mkdirSync(dirname(at(file)), { recursive: true })
  writeFileSync(at(file), content)
}
const touched = new Set<string>()
for (const one of listLines(names)) {
  const changed = withLine(readFileSync(at(one.path), 'utf8'), one)
  if (changed === null) fail(text.noPlace(one.path))
  writeFileSync(at(one.path), changed)
  touched.add(one.path)
}
// the formatter sorts lists and breaks long lines
const biome = at('node_modules/@biomejs/biome/bin/biome')
if (existsSync(biome))
  spawnSync(process.execPath, [biome, 'check', '--write', ...Object.keys(files), ...touched], { cwd: root })
console.log([text.made, ...Object.keys(files).map((file) => `  ${file}`)].join('\n'))
console.log([text.touched, ...[...touched].map((file) => `  ${file}`)].join('\n'))
console.log(text.next(`/account/${names.many}`))
