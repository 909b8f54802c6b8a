import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rollup } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { circleOf, MANY_DESKS, SHARED_BY, SMALL_CHUNK, sharedModules } from './shared-modules.ts'

const scratch = mkdtempSync(join(tmpdir(), 'okolitsa-shared-'))
afterAll(() => rmSync(scratch, { recursive: true }))

const PAGES = Array.from({ length: SHARED_BY }, (_, index) => `page-${index}`)
/** As many pages as required show a card of the composition; its new feature uses the layers, as features do. */
const SOURCES: Record<string, string> = {
  'web/entry.ts': PAGES.map((page) => `import('./routes/${page}/page.ts')`).join('\n'),
  'web/ui/button.ts': 'export const button = (text: string) => text.repeat(2)',
  'web/data/notes/notes.ts':
    "import { words } from '../../../strings/ru/notes.ts'\nexport const note = () => words.note",
  'web/features/notes/note-button.ts':
    "import { note } from '../../data/notes/notes.ts'\nimport { button } from '../../ui/button.ts'\nexport const noteButton = () => button(note())",
  'web/routes/_composition/card.ts':
    "import { noteButton } from '../../features/notes/note-button.ts'\nimport { button } from '../../ui/button.ts'\nexport const card = () => button('card') + noteButton()",
  'strings/ru/notes.ts': "export const words = { note: 'note' }",
  ...Object.fromEntries(
    PAGES.map((page) => [
      `web/routes/${page}/page.ts`,
      `import { card } from '../_composition/card.ts'\ndocument.body.append('${page}', card())`,
    ]),
  ),
}

async function chunksWith(test: (id: string) => boolean, plugin?: ReturnType<typeof sharedModules>['plugin']) {
  for (const [file, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true })
    writeFileSync(join(scratch, file), text)
  }
  return chunksOf('web/entry.ts', [{ name: 'shelves', test }], plugin)
}

const modulesIn = (chunks: readonly Rollup.OutputChunk[], part: string) =>
  chunks
    .find(({ name }) => name === part)
    ?.moduleIds.map((id) => id.slice(scratch.length + 1))
    .sort()

/** Makes a module longer than a small chunk. */
const LONG = `\nexport const unused = '${'.'.repeat(SMALL_CHUNK)}'`

interface Group {
  readonly name: string | ((id: string) => string | null)
  readonly test?: (id: string) => boolean
}

async function chunksOf(entry: string, groups: Group[], plugin?: ReturnType<typeof sharedModules>['plugin']) {
  const built = (await build({
    root: scratch,
    configFile: false,
    logLevel: 'silent',
    plugins: plugin ? [plugin] : [],
    build: {
      write: false,
      rolldownOptions: {
        input: join(scratch, entry),
        output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
      },
    },
  })) as Rollup.RollupOutput
  return built.output.filter((file) => file.type === 'chunk')
}

test('puts a new feature of the composition into the shared file without a list of names', async () => {
  const { isShared, plugin } = sharedModules()
  const chunks = await chunksWith(isShared, plugin)
  const shelves = chunks.find(({ name }) => name === 'shelves')
  const names = shelves?.moduleIds.map((id) => id.slice(scratch.length + 1)).sort()
  expect(names).toEqual([
    'strings/ru/notes.ts',
    'web/data/notes/notes.ts',
    'web/features/notes/note-button.ts',
    'web/routes/_composition/card.ts',
    'web/ui/button.ts',
  ])
})

test('groups modules shared by entry pages by their set of pages, with pages of one kind as one', async () => {
  const sources = {
    'web/beginnings.ts':
      "import('./routes/home/page.tsx')\nimport('./routes/cart/page.tsx')\nimport('./routes/about/page.tsx')\nimport('./routes/category/page.tsx')\nimport('./routes/search-result/page.tsx')",
    'web/ui/list.ts': 'export const list = (name: string) => name.repeat(3)',
    'web/ui/tile.ts': 'export const tile = (name: string) => name.repeat(4)',
    'web/routes/category/page.tsx':
      "import { list } from '../../ui/list.ts'\nimport { tile } from '../../ui/tile.ts'\ndocument.body.append(list('category'), tile('category'))",
    'web/routes/search-result/page.tsx':
      "import { list } from '../../ui/list.ts'\ndocument.body.append(list('search'))",
    'web/ui/sum.ts': 'export const sum = (one: number, other: number) => one + other',
    'web/ui/price.ts': "import { sum } from './sum.ts'\nexport const price = (one: number) => sum(one, 100)",
    'web/ui/shelf.ts': "export const shelf = (name: string) => name.padEnd(9, '.')",
    'web/ui/thanks.ts': "export const thanks = (name: string) => name.padStart(9, '.')",
    'web/routes/home/page.tsx':
      "import { price } from '../../ui/price.ts'\nimport { shelf } from '../../ui/shelf.ts'\nimport { tile } from '../../ui/tile.ts'\nimport { thanks } from '../../ui/thanks.ts'\ndocument.body.append(price(1), shelf('home'), tile('home'), thanks('home'))",
    'web/routes/cart/page.tsx':
      "import { price } from '../../ui/price.ts'\nimport { sum } from '../../ui/sum.ts'\ndocument.body.append(price(2), sum(1, 2))",
    'web/routes/about/page.tsx': "import { thanks } from '../../ui/thanks.ts'\ndocument.body.append(thanks('about'))",
  }
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true })
    writeFileSync(join(scratch, file), text + LONG)
  }
  const { entryPagesFile, plugin } = sharedModules()
  const chunks = await chunksOf('web/beginnings.ts', [{ name: entryPagesFile }], plugin)
  const filesOf = (part: string) => modulesIn(chunks, part)
  expect(filesOf('cart-home')).toEqual(['web/ui/price.ts', 'web/ui/sum.ts'])
  expect(filesOf('goods-home')).toEqual(['web/ui/tile.ts'])
  expect(filesOf('goods')).toEqual(['web/ui/list.ts'])
  // used by an entry page and by other pages
  expect(filesOf('home')).toEqual(['web/ui/thanks.ts'])
  expect(entryPagesFile(join(scratch, 'web/ui/shelf.ts'))).toBeNull()
})

test('puts small modules of entry pages into the common file with their imports, and larger ones into separate files', async () => {
  const sources = {
    'web/crumbs.ts': "import('./routes/home/page.tsx')\nimport('./routes/cart/page.tsx')",
    'web/ui/sum.ts': 'export const sum = (one: number, other: number) => one + other',
    'web/ui/price.ts': "import { sum } from './sum.ts'\nexport const price = (one: number) => sum(one, 100)",
    'web/ui/map.ts': `export const map = (name: string) => name.repeat(5)${LONG}`,
    'web/ui/pin.ts': "import { map } from './map.ts'\nexport const pin = (name: string) => map(name)",
    'web/routes/home/page.tsx':
      "import { pin } from '../../ui/pin.ts'\nimport { price } from '../../ui/price.ts'\ndocument.body.append(price(1), pin('home'))",
    'web/routes/cart/page.tsx':
      "import { pin } from '../../ui/pin.ts'\nimport { price } from '../../ui/price.ts'\nimport { sum } from '../../ui/sum.ts'\ndocument.body.append(price(2), sum(1, 2), pin('cart'))",
  }
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true })
    writeFileSync(join(scratch, file), text)
  }
  const { entryPagesFile, plugin } = sharedModules()
  const chunks = await chunksOf('web/crumbs.ts', [{ name: entryPagesFile }], plugin)
  // all four belong to one set and exceed the limit together
  expect(modulesIn(chunks, 'cart-home')).toEqual(['web/ui/map.ts', 'web/ui/pin.ts', 'web/ui/price.ts', 'web/ui/sum.ts'])
  writeFileSync(join(scratch, 'web/ui/map.ts'), 'export const map = (name: string) => name.repeat(5)')
  const short = sharedModules()
  const fewer = await chunksOf('web/crumbs.ts', [{ name: short.entryPagesFile }], short.plugin)
  expect(modulesIn(fewer, 'cart-home')).toBeUndefined()
  expect(modulesIn(fewer, 'beginnings')).toEqual(['web/ui/map.ts', 'web/ui/pin.ts', 'web/ui/price.ts', 'web/ui/sum.ts'])
})

test("puts modules of the sellers' pages into one file, without any that a page of the shop uses", async () => {
  const desks = Array.from({ length: MANY_DESKS }, (_, index) => `cabinet-${index}`)
  const pages = [...desks, 'account']
  const sources = {
    'web/desks.ts': pages.map((page) => `import('./routes/${page}/page.tsx')`).join('\n'),
    'web/features/inbox-desk/line.ts':
      "import { bow } from './bow.ts'\nexport const line = (name: string) => bow(name.repeat(2))",
    'web/features/inbox-desk/bow.ts': "export const bow = (name: string) => name.padEnd(9, '.')",
    'web/features/inbox-desk/both.ts': "export const both = (name: string) => name.padStart(9, '.')",
    ...Object.fromEntries(
      pages.map((page) => [
        `web/routes/${page}/page.tsx`,
        page === 'account'
          ? "import { both } from '../../features/inbox-desk/both.ts'\ndocument.body.append(both('account'))"
          : `import { both } from '../../features/inbox-desk/both.ts'\nimport { line } from '../../features/inbox-desk/line.ts'\ndocument.body.append(line('${page}'), both('${page}'))`,
      ]),
    ),
  }
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true })
    writeFileSync(join(scratch, file), text)
  }
  const { entryPagesFile, plugin } = sharedModules()
  const chunks = await chunksOf('web/desks.ts', [{ name: entryPagesFile }], plugin)
  expect(modulesIn(chunks, 'desk')).toEqual(['web/features/inbox-desk/bow.ts', 'web/features/inbox-desk/line.ts'])
  expect(entryPagesFile(join(scratch, 'web/features/inbox-desk/both.ts'))).toBeNull()
})

test('fails the build when files import each other', async () => {
  const { plugin } = sharedModules()
  const withoutFeature = (id: string) => /\/web\/(ui|data|routes\/_composition)\//.test(id)
  await expect(chunksWith(withoutFeature, plugin)).rejects.toThrow('files of pages import each other')
})

test('names the files of a circle, and ignores the entry, which runs last', () => {
  const chunk = (imports: string[], isEntry = false) => ({ imports, isEntry })
  const page = ['page', chunk(['shelves'])] as const
  expect(circleOf(new Map([page, ['shelves', chunk(['heart'])], ['heart', chunk(['shelves'])]]))).toEqual([
    'shelves',
    'heart',
    'shelves',
  ])
  expect(circleOf(new Map([page, ['shelves', chunk(['entry'])], ['entry', chunk(['shelves'], true)]]))).toBeNull()
})
