import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
interface Package {
  readonly workspaces?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
}
const packageOf = (folder: string): Package => JSON.parse(read(`${folder}package.json`))

const DECISION = 'docs/decisions/013-libraries.md'
const folders = ['', 'scripts/assets/', ...(packageOf('').workspaces ?? []).map((name) => `${name}/`)]
/** Runtime dependencies of a folder, without our own workspaces. */
const librariesOf = (folder: string) =>
  Object.entries(packageOf(folder).dependencies ?? {}).filter(([name]) => !name.startsWith('@okolitsa/'))

/** The rows of the tables with separate names: `react-dom` does not name `react`. */
const rows = read(DECISION)
  .split('\n')
  .filter((line) => line.startsWith('| '))
const rowOf = (name: string) => rows.find((row) => (row.split('|')[1] ?? '').split(/[\s,;·]+/).includes(name))

it('names every library of every package in the decision on libraries', () => {
  const names = folders.flatMap((folder) => librariesOf(folder).map(([name]) => name))
  expect(names.length).toBeGreaterThan(40)
  expect(names.filter((name) => rowOf(name) === undefined)).toEqual([])
})

it('gives the licence, the age and the reason of each library of the running shop', () => {
  const names = ['server/', 'web/'].flatMap((folder) => librariesOf(folder).map(([name]) => name))
  const licence = /MIT|Apache-2\.0|BSD|ISC|BlueOak/
  const isDescribed = (row = '') => {
    const [, , weight = '', since = '', why = ''] = row.split('|')
    return licence.test(weight) && /\b20\d\d\b/.test(since) && why.trim() !== ''
  }
  expect(names.filter((name) => !isDescribed(rowOf(name)))).toEqual([])
})

it('names exact versions', () => {
  const loose = folders.flatMap(librariesOf).filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))
  expect(loose).toEqual([])
})
