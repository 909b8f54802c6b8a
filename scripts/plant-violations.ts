/**
 * `node scripts/plant-violations.ts`: plants violations into a copy of the tree and fails unless the types, the walls,
 * the guards or the measures of the house find each. Checks planted files and their imports only. Part of
 * `npm run verify`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { guards } from './check-guards.ts'
import { checkWalls } from './check-walls.ts'
import { findGiants, findProse } from './house/measures.ts'
import { scratchCopy } from './noun/scratch-copy.ts'
import { VIOLATIONS, type Violation } from './planted-violations.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Folders reached by planted files. */
const CODE = /^(domain|contracts|strings|server|web)\/.*\.(tsx?|mts|json)$|^(tsconfig|package)\.json$/

const plantsOf = (by: Violation['by']) => VIOLATIONS.filter((violation) => violation.by === by)
const filesOf = (by: Violation['by']) => plantsOf(by).flatMap(({ files }) => Object.entries(files))

/** The table of refusals, of which the domain knows only the type. */
const REFUSALS = 'contracts/refusals/refusals.ts'

function typesSay(copy: string): string[] {
  const files = [REFUSALS, ...filesOf('types').map(([path]) => path)]
  const project = { extends: './tsconfig.json', include: [], files }
  writeFileSync(join(copy, 'tsconfig.planted.json'), JSON.stringify(project))
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc')
  const args = [tsc, '--noEmit', '-p', 'tsconfig.planted.json', '--checkers', '1', '--pretty', 'false']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return (stdout + stderr).split('\n')
}

/**
 * Complaints of the dependency checks; two steps from a planted file reach every module that a rule about it can name.
 */
const wallsSay = async (copy: string) =>
  (await checkWalls(copy, { files: filesOf('walls').map(([path]) => path), maxDepth: 2 })).violations

const guardsSay = () =>
  filesOf('guards').flatMap(([path, text]) =>
    guards
      .filter((guard) => guard.appliesTo(path))
      .flatMap((guard) => guard.check(text, path).map((complaint) => `${path}:${complaint}`)),
  )

const houseSays = () => {
  const files = new Map(filesOf('house'))
  const read = (path: string) => files.get(path) ?? ''
  return [...findGiants([...files.keys()], read), ...[...findProse([...files.keys()], read).values()].flat()]
}

const copy = scratchCopy(root, (path) => CODE.test(path))
try {
  for (const [path, text] of VIOLATIONS.flatMap(({ files }) => Object.entries(files))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  const output = { types: typesSay(copy), walls: await wallsSay(copy), guards: guardsSay(), house: houseSays() }
  const missed = VIOLATIONS.filter(({ by, says }) => !output[by].some((line) => says.test(line)))
  for (const violation of VIOLATIONS)
    console.log(`${missed.includes(violation) ? '✗' : '✓'} ${violation.name} (${violation.by})`)
  if (missed.length > 0) console.log(Object.values(output).flat().join('\n').slice(0, 20_000))
  console.log(`${VIOLATIONS.length - missed.length} found, ${missed.length} missed`)
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  rmSync(copy, { recursive: true, force: true })
}
