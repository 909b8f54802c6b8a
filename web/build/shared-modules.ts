import type { Plugin, Rollup } from 'vite'

/**
 * The layers that know no page, and the lists a third of the pages are made of; windows and suggestions open on demand.
 * The desks are many pages of their own, and no page of the shop asks for their data.
 */
const LAYERS =
  /\/web\/(app(?!\/(?:cabinet|office))|platform|data(?!\/[\w-]+\/desk\/)|assets|ui(?!\/(modal|confirm|combo|ui-page))|features\/catalog)\/|\/domain\//
/** Fewer pages, and each loads more that it does not use; more, and it falls into dozens of crumbs. */
export const SHARED_BY = 13
/** Pages of the sellers' side and what they open on demand: what they share is not for whoever shops. */
const CABINET =
  /\/web\/(app\/(cabinet|office)|layouts\/cabinet|routes\/cabinet|features\/(cabinet-shell|[\w-]+-desk)\/)/
/** What so many of them use is one file for all: its crumbs would weigh more than what a page does not use of it. */
const MANY_BEGINNINGS = 7
const FOR_ALL = 'beginnings'
/** A file of fewer characters of source stands in that file, too: an eighth of a kilobyte as it travels. */
export const CRUMB = 450
/** Pages that are made of nearly the same. */
const KINDS: Readonly<Record<string, string>> = {
  category: 'goods',
  'search-result': 'goods',
  farmers: 'farms',
  farmer: 'farm',
}
/** All other pages of the shop: they load what a beginning shares with any of them. */
const OTHERS = 'others'
/** What so many pages of the sellers' side use, and no page of the shop, is one file, too. */
export const MANY_DESKS = 40
const DESK = 'desk'
/** Pages of the shop. */
const SHOP = /\/web\/(routes\/(?!cabinet|site-constructor)|layouts\/(?!cabinet))/
const COMPOSITION = /\/web\/routes\/_composition\//
/** Parts of lists, which come beside their page: no pages of their own. */
const PARTS = /\/web\/features\/catalog\/filter-parts\.ts$/
/** Where most visits begin: such a page, with the filters whose code comes after it, carries nothing of what only others share. */
const LISTS = /\/web\/routes\/(category|search-result)\/page\.tsx$/
/**
 * Where visits begin. What such pages share with each other stands in one file for each set of them, pages of one kind
 * taken as one: a crumb for each module costs a phone a way to the server and back, and the bytes of its frame.
 */
const BEGINNINGS =
  /\/web\/routes\/(home|category|search-result|product|farmers|farmer|cart|restaurants|restaurant|tours|tour|recipes|recipe|festival)\/(goods-)?page\.tsx$/

/**
 * Finds, once the whole graph is known, the modules that may stand in the file pages share: the layers, whatever
 * `routes/_composition` is made of, and what else they import that imports them back: left outside, it would make two
 * files that import each other, and the page would not come alive. A build in which files do so all the same stops.
 */
export function sharedModules(): Record<'isShared' | 'isOfLists', (id: string) => boolean> & {
  /** The file of modules that exactly these beginnings use; null = no beginning does, or another rule knows better. */
  readonly beginningsOf: (id: string) => string | null
  readonly plugin: Plugin
} {
  let shared: ReadonlySet<string> = new Set()
  let ofLists: ReadonlySet<string> = new Set()
  let beginnings: ReadonlyMap<string, string> = new Map()
  return {
    isShared: (id) => shared.has(id),
    isOfLists: (id) => shared.has(id) && ofLists.has(id),
    beginningsOf: (id) => beginnings.get(id) ?? null,
    plugin: {
      name: 'shared-modules',
      apply: 'build',
      applyToEnvironment: ({ config }) => config.consumer === 'client',
      buildEnd() {
        const isOurs = (id: string) => !id.includes('/node_modules/')
        const ids = [...this.getModuleIds()].filter(isOurs)
        const importsOf = (id: string) => (this.getModuleInfo(id)?.importedIds ?? []).filter(isOurs)
        ofLists = reach(
          ids.filter((id) => LISTS.test(id) || PARTS.test(id)),
          importsOf,
        )
        shared = sharedOf({
          ids,
          onDemand: ids.filter((id) => this.getModuleInfo(id)?.dynamicImporters.length),
          entries: ids.filter((id) => this.getModuleInfo(id)?.isEntry),
          importsOf,
        })
        const everyImportOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
        beginnings = beginningsOf({
          onDemand: [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.dynamicImporters.length),
          // what stands in other files, and what those import
          elsewhere: reach([...ids.filter((id) => this.getModuleInfo(id)?.isEntry), ...shared], everyImportOf),
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
  /** What is imported on demand: pages, layouts, windows. */
  readonly onDemand: readonly string[]
  importsOf(id: string): readonly string[]
}

/** Modules and all that they import. */
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

/** The modules that pages share. */
function sharedOf({ ids, entries, onDemand, importsOf }: Graph): ReadonlySet<string> {
  // what the entry imports is a file of its own, there before all others
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

/** The file of what so many pages use, named by the beginnings among them: whoever loads it needs nearly all of it. */
function nameOf(pages: ReadonlySet<string>): string {
  if (pages.size >= MANY_BEGINNINGS) return FOR_ALL
  const own = [...pages].filter((page) => page !== OTHERS)
  const names = own.length === 1 ? own : own.map((page) => KINDS[page] ?? page)
  return [...new Set(names)].sort().join('-')
}

function otherFolderOf(page: string): string {
  if (PARTS.test(page)) return 'filters'
  return CABINET.test(page) ? DESK : OTHERS
}

interface Beginnings extends Pick<Graph, 'onDemand' | 'importsOf'> {
  readonly elsewhere: ReadonlySet<string>
  /** Characters of a module's source. */
  lengthOf(id: string): number
}

/** Names the file of each module that a beginning shares; what it has for itself alone stands in its own. */
function beginningsOf({ onDemand, elsewhere, importsOf, lengthOf }: Beginnings): ReadonlyMap<string, string> {
  const users = new Map<string, Set<string>>()
  const ownFiles = new Set(onDemand)
  for (const page of onDemand) {
    const folder = BEGINNINGS.exec(page)?.[1] ?? otherFolderOf(page)
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
    // with all that it imports, so that the file for all imports none of those that import it
    const crumb = [...reach(file, importsOf)].filter((id) => names.has(id) && names.get(id) !== FOR_ALL)
    const length = crumb.reduce((sum, id) => sum + lengthOf(id), 0)
    if (length < CRUMB) for (const id of crumb) names.set(id, FOR_ALL)
  }
  for (const id of deskOf({ onDemand, elsewhere, importsOf })) names.set(id, DESK)
  return names
}

/** What the sellers' side is made of: its modules import nothing that imports them back, since whatever they use has more users. */
function deskOf({ onDemand, elsewhere, importsOf }: Omit<Beginnings, 'lengthOf'>): Set<string> {
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
 * Files that import each other in a circle; null = none do. The entry stands apart: it is named by the document and
 * loaded first, and takes over in a function, after everything is there.
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
