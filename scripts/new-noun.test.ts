import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { namesOf } from './noun/names.ts'

/** Checks the generated files quickly; `scripts/try-new-noun.ts` checks types, walls and their own test. */
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const LISTS = [
  'contracts/storefront.ts',
  'contracts/areas.test.ts',
  'server/modules.ts',
  'server/db/relations.ts',
  'web/app/shop-routes.ts',
]
const scratch = mkdtempSync(join(tmpdir(), 'okolitsa-noun-'))
afterAll(() => rmSync(scratch, { recursive: true }))
for (const path of [...LISTS, 'biome.json', '.gitignore'])
  cpSync(join(root, path), join(scratch, path), { recursive: true })
for (const folder of ['server/engagement', 'server/db/migrations'])
  mkdirSync(join(scratch, folder), { recursive: true })
writeFileSync(join(scratch, 'server/db/migrations/0099-last.sql'), '')
symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'))
const make = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/new-noun.ts'), ...args], { cwd: scratch, encoding: 'utf8' })
const read = (path: string) => readFileSync(join(scratch, path), 'utf8')
/** Files of the tree without the folders of packages and other tests. */
const filesOf = () =>
  readdirSync(scratch, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(scratch.length + 1))
    .filter((path) => !path.startsWith('node_modules/'))

describe('a new noun', () => {
  it('generates twelve files of a noun and a line in each of five lists, and reports them', () => {
    const before = new Set(filesOf())
    const { status, stdout } = make('engagement/gift-cards', 'Подарочные', 'карты')
    expect(status).toBe(0)
    const made = filesOf().filter((path) => /gift-card/.test(path))
    expect(made.filter((path) => !stdout.includes(path))).toEqual([])
    expect(filesOf().filter((path) => !before.has(path) && !made.includes(path))).toEqual([])
    expect(made).toHaveLength(12)
    expect(made).toContain('server/db/migrations/0100-gift-cards.sql')
    expect(LISTS.filter((path) => !/gift-?cards/i.test(read(path)) || !stdout.includes(path))).toEqual([])
    expect(read('strings/ru/gift-cards.ts')).toContain("title: 'Подарочные карты'")
    expect(read('strings/en/gift-cards.ts')).toContain("title: 'Gift cards'")
  })
  it('refuses to overwrite files', () => {
    const before = read('contracts/storefront.ts')
    const { status, stderr } = make('engagement/gift-cards', 'Другое')
    expect([status, stderr]).toEqual([1, expect.stringContaining('уже есть')])
    expect(read('contracts/storefront.ts')).toBe(before)
  })
  it.each([[], ['nowhere/notes', 'Заметки']])('requires an existing context: %s', (...args) => {
    expect(make(...args.filter((one) => one !== undefined)).stderr).toContain('npm run new:noun')
  })
})

it.each([
  ['notes', 'Заметки'],
  ['engagement/notes', ''],
  ['engagement/Notes', 'Заметки'],
  ['engagement/notes', "'"],
])('requires a name and a title: %s %s', (path, title) => {
  expect(namesOf(path, title)).toBeNull()
})

it('spells the noun as each place requires', () => {
  expect(namesOf('engagement/gift-cards', 'Карты')).toMatchObject({
    camel: 'giftCards',
    onePascal: 'GiftCard',
    upper: 'GIFT_CARDS',
    table: 'gift_card',
  })
  expect(namesOf('sales/deliveries', 'Доставки')?.one).toBe('delivery')
})
