import type { Plugin, Rollup } from 'vite'

/**
 * Layers that do not depend on pages, and the lists that a third of the pages use; windows and suggestions are loaded
 * on demand. Desk pages have separate data, which no page of the shop requests.
 */
const LAYERS =
  /\/web\/(app(?!\/(?:cabinet|office))|platform|data(?!\/(?:office|[\w-]+\/desk)\/)|assets|ui(?!\/(modal|confirm|combo|ui-page))|features\/catalog)\/|\/domain\//
/**
 * Minimum number of pages that share a module. A lower number loads unused code, a higher one splits it into dozens of
 * small chunks.
 */
export const SHARED_BY = 13
/** Pages of the sellers' side and of the office with their on-demand parts: customers do not load their shared code. */
const CABINET = /\/web\/((app|layouts|routes)\/(cabinet|office)|features\/(cabinet-shell|office-[\w-]+|[\w-]+-desk)\/)/
/**
 * Minimum number of entry pages that share a module of the common file: separate chunks would weigh more than the
 * unused part.
 */
const MANY_ENTRY_PAGES = 7
const FOR_ALL = 'beginnings'
/** Maximum size of a module that joins that file, characters of source: about an eighth of a kilobyte compressed. */
export const SMALL_CHUNK = 450
/** Kinds of pages with nearly the same code. */
const KINDS: Readonly<Record<string, string>> = {
  category: 'goods',
  'search-result': 'goods',
  farmers: 'farms',
  farmer: 'farm',
}
/** All other pages of the shop: they load modules shared with any entry page. */
const OTHERS = 'others'
/**
 * Minimum number of sellers' pages that share a module of the common file of the sellers' side; no page of the shop
 * uses such a module.
 */
export const MANY_DESKS = 40
const DESK = 'desk'
const SHOP = /\/web\/(routes\/(?!cabinet|office|site-constructor)|layouts\/(?!cabinet|office))/
const COMPOSITION = /\/web\/routes\/_composition\//
/** Parts of lists loaded together with their page: not separate pages. */
const PARTS = /\/web\/features\/catalog\/filter-parts\.ts$/
/** Pages where most visits start: with their filters they contain no code shared only by other pages. */
const LISTS = /\/web\/routes\/(category|search-result)\/page\.tsx$/
/**
 * Entry pages. Modules they share are one file per set of pages, with pages of one kind taken as one: a chunk per
 * module costs a phone a round trip and the overhead of compression.
 */
const ENTRY_PAGES =
  /\/web\/routes\/(home|category|search-result|product|farmers|farmer|cart|restaurants|restaurant|tours|tour|recipes|recipe|festival)\/(goods-)?page\.tsx$/

/**
 * Finds, in the complete graph, the modules for the file that pages share: the layers, the modules of
 * `routes/_composition`, and their imports that import them back. Left outside, these would make two files import each
 * other, and the page would not hydrate. The build fails when files import each other all the same.
 */
export function sharedModules(): Record<'isShared' | 'isOfLists' | 'isOfEntryPages', (id: string) => boolean> & {
  /** The file of modules used by exactly these entry pages; null = no entry page, or another rule applies. */
  readonly entryPagesFile: (id: string) => string | null
  readonly plugin: Plugin
} {
  let shared: ReadonlySet<string> = new Set()
  let ofLists: ReadonlySet<string> = new Set()
  let ofEntryPages: ReadonlySet<string> = new Set()
  let entryPages: ReadonlyMap<string, string> = new Map()
  return {
    isShared: (id) => shared.has(id),
    isOfLists: (id) => shared.has(id) && ofLists.has(id),
    isOfEntryPages: (id) => shared.has(id) && ofEntryPages.has(id),
    entryPagesFile: (id) => entryPages.get(id) ?? null,
    plugin: {
      name: 'shared-modules',
      apply: 'build',
      applyToEnvironment: ({ config }) => config.consumer === 'client',
      buildEnd() {
        // read once: each `getModuleInfo` copies all lists of a module out of the bundler
        const graph = new Map(
          [...this.getModuleIds()].map((id) => {
            const info = this.getModuleInfo(id)
            return [
              id,
              {
                imports: info?.importedIds ?? [],
                isOnDemand: (info?.dynamicImporters.length ?? 0) > 0,
                isEntry: info?.isEntry === true,
              },
            ] as const
          }),
        )
        const isOurs = (id: string) => !id.includes('/node_modules/')
        const isOnDemand = (id: string) => graph.get(id)?.isOnDemand === true
        const everyImportOf = (id: string) => graph.get(id)?.imports ?? []
        const everyId = [...graph.keys()]
        const ids = everyId.filter(isOurs)
        const ownImports = new Map(ids.map((id) => [id, everyImportOf(id).filter(isOurs)]))
        const importsOf = (id: string) => ownImports.get(id) ?? []
        const entries = ids.filter((id) => graph.get(id)?.isEntry)
        ofLists = reach(
          ids.filter((id) => LISTS.test(id) || PARTS.test(id)),
          importsOf,
        )
        ofEntryPages = reach(
          ids.filter((id) => ENTRY_PAGES.test(id)),
          importsOf,
        )
        shared = sharedOf({ ids, onDemand: ids.filter(isOnDemand), entries, importsOf })
        entryPages = entryPagesFile({
          onDemand: everyId.filter(isOnDemand),
          // modules of other files and their imports
          elsewhere: reach([...entries, ...shared], everyImportOf),
          importsOf: everyImportOf,
          lengthOf: (id) => this.getModuleInfo(id)?.code?.length ?? 0,
        })
      },
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const circle = circleOf(new Map(chunks.map((chunk) => [chunk.fileName, chunk])))
        if (circle) this.error(`files of pages import each other, and none would come alive: ${circle.join(' → ')}`)
      },
    },
  }
}

interface Graph {
  readonly ids: readonly string[]
  readonly entries: readonly string[]
  /** Modules loaded on demand: pages, layouts, windows. */
  readonly onDemand: readonly string[]
  importsOf(id: string): readonly string[]
}

function reach(from: readonly string[], importsOf: Graph['importsOf']): Set<string> {
  const into = new Set<string>()
  const queue = [...from]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (into.has(id)) continue
    into.add(id)
    queue.push(...importsOf(id))
  }
  return into
}

function sharedOf({ ids, entries, onDemand, importsOf }: Graph): ReadonlySet<string> {
  // imports of the entry are a separate file, loaded first
  const initial = reach(entries, importsOf)
  const users = new Map<string, number>()
  for (const root of onDemand.filter((id) => !CABINET.test(id) && !PARTS.test(id)))
    for (const id of reach([root], importsOf)) users.set(id, (users.get(id) ?? 0) + 1)
  const isWanted = (id: string) => !initial.has(id) && (users.get(id) ?? 0) >= SHARED_BY
  const composition = reach(
    ids.filter((id) => COMPOSITION.test(id)),
    importsOf,
  )
  const shared = new Set([...ids.filter((id) => LAYERS.test(id)), ...composition].filter(isWanted))
  const importsBack = (id: string) => !initial.has(id) && [...reach([id], importsOf)].some((one) => shared.has(one))
  return new Set([...reach([...shared], importsOf)].filter((id) => shared.has(id) || importsBack(id)))
}

function nameOf(pages: ReadonlySet<string>): string {
  if (pages.size >= MANY_ENTRY_PAGES) return FOR_ALL
  const own = [...pages].filter((page) => page !== OTHERS)
  const names = own.length === 1 ? own : own.map((page) => KINDS[page] ?? page)
  return [...new Set(names)].sort().join('-')
}

function otherFolderOf(page: string): string {
  if (PARTS.test(page)) return 'filters'
  return CABINET.test(page) ? DESK : OTHERS
}

interface EntryPages extends Pick<Graph, 'onDemand' | 'importsOf'> {
  readonly elsewhere: ReadonlySet<string>
  /** Characters of a module's source. */
  lengthOf(id: string): number
}

/** Names the file of each module that an entry page shares; modules of a single page stay in its own file. */
function entryPagesFile({ onDemand, elsewhere, importsOf, lengthOf }: EntryPages): ReadonlyMap<string, string> {
  const users = new Map<string, Set<string>>()
  const ownFiles = new Set(onDemand)
  for (const page of onDemand) {
    const folder = ENTRY_PAGES.exec(page)?.[1] ?? otherFolderOf(page)
    for (const id of reach([page], importsOf)) {
      if (elsewhere.has(id) || ownFiles.has(id)) continue
      users.set(id, (users.get(id) ?? new Set()).add(folder))
    }
  }
  const isOfBeginning = (pages: ReadonlySet<string>) =>
    pages.size > 1 && [...pages].some((page) => page !== OTHERS && page !== DESK)
  const names = new Map(
    [...users].filter(([, pages]) => isOfBeginning(pages)).map(([id, pages]) => [id, nameOf(pages)]),
  )
  const files = Map.groupBy(names.keys(), (id) => names.get(id))
  for (const file of files.values()) {
    // together with its imports, so that the common file imports no file that imports it
    const smallChunk = [...reach(file, importsOf)].filter((id) => names.has(id) && names.get(id) !== FOR_ALL)
    const length = smallChunk.reduce((sum, id) => sum + lengthOf(id), 0)
    if (length < SMALL_CHUNK) for (const id of smallChunk) names.set(id, FOR_ALL)
  }
  for (const id of deskOf({ onDemand, elsewhere, importsOf })) names.set(id, DESK)
  return names
}

/**
 * Modules of the sellers' side: none of their imports imports them back, since each import has at least as many users.
 */
function deskOf({ onDemand, elsewhere, importsOf }: Omit<EntryPages, 'lengthOf'>): Set<string> {
  const desks = new Map<string, number>()
  const ofShop = new Set(elsewhere)
  for (const page of onDemand) {
    const parts = reach([page], importsOf)
    ofShop.add(page)
    if (SHOP.test(page)) for (const id of parts) ofShop.add(id)
    if (CABINET.test(page)) for (const id of parts) desks.set(id, (desks.get(id) ?? 0) + 1)
  }
  return new Set([...desks].filter(([id, pages]) => pages >= MANY_DESKS && !ofShop.has(id)).map(([id]) => id))
}

type Chunk = Pick<Rollup.OutputChunk, 'imports' | 'isEntry'>

/**
 * Files that import each other in a circle; null = none. The entry is ignored: the document loads it first, and it runs
 * in a function after all files have loaded.
 */
export function circleOf(chunks: ReadonlyMap<string, Chunk>): string[] | null {
  const done = new Set<string>()
  const visit = (name: string, road: readonly string[]): string[] | null => {
    const chunk = chunks.get(name)
    if (!chunk || chunk.isEntry || done.has(name)) return null
    const start = road.indexOf(name)
    if (start >= 0) return [...road.slice(start), name]
    for (const imported of chunk.imports) {
      const circle = visit(imported, [...road, name])
      if (circle) return circle
    }
    done.add(name)
    return null
  }
  for (const name of chunks.keys()) {
    const circle = visit(name, [])
    if (circle) return circle
  }
  return null
}
