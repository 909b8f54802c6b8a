/** Sites, products or sellers that changed are remembered up to so many; then every page is out of date, once. */
const MOST_CHANGED = 10_000

/** A page as far as changes matter to it. */
export interface VersionedPage {
  /** The number of changes known when its rendering began. */
  readonly generation: number
  /** Whose page it is; null = the marketplace's. */
  readonly site: string | null
  /** Ids of the products it shows. */
  readonly products: readonly number[]
  /** Ids of the sellers it shows. */
  readonly sellers: readonly number[]
}

/** What this node has heard of changes under pages: a page belongs to the number of changes known when it was begun. */
export interface PageVersions {
  /** The present number. */
  now(): number
  /** Whether something changed since under pages of its site, or a product or a seller that it shows. */
  isOutdated(page: VersionedPage): boolean
  /** Something changed under the pages of one site, or of all. */
  change(site?: string): void
  /** Pages that show one of these products are out of date. */
  changeProducts(productIds: readonly number[]): void
  /** Pages that show this seller are out of date. */
  changeSeller(organizationId: number): void
}

export function createPageVersions(): PageVersions {
  let generation = 0
  /** From which on pages are fresh: of all sites, and of those that changed since. */
  let freshFrom = 0
  const freshFromOf = new Map<string | null, number>()
  const products = createChanges()
  const sellers = createChanges()

  function changeAll(): void {
    freshFrom = generation
    freshFromOf.clear()
    products.forget()
    sellers.forget()
  }
  function changeOf(changes: Changes, ids: readonly number[]): void {
    generation += 1
    if (changes.size() + ids.length > MOST_CHANGED) changeAll()
    else changes.note(ids, generation)
  }

  return {
    now: () => generation,
    isOutdated: (page) =>
      page.generation < (freshFromOf.get(page.site) ?? freshFrom) ||
      products.isAnySince(page.generation, page.products) ||
      sellers.isAnySince(page.generation, page.sellers),
    change(site) {
      generation += 1
      if (site !== undefined && freshFromOf.size < MOST_CHANGED) freshFromOf.set(site, generation)
      else changeAll()
    },
    changeProducts: (productIds) => changeOf(products, productIds),
    changeSeller: (organizationId) => changeOf(sellers, [organizationId]),
  }
}

/** In which number things of one kind changed last. */
function createChanges() {
  const changes = new Map<number, number>()
  /** The latest of them: a younger page need not be looked through. */
  let last = 0
  return {
    size: () => changes.size,
    isAnySince: (generation: number, ids: readonly number[]) =>
      generation < last && ids.some((id) => (changes.get(id) ?? 0) > generation),
    note(ids: readonly number[], generation: number) {
      for (const id of ids) changes.set(id, generation)
      last = generation
    },
    forget() {
      changes.clear()
      last = 0
    },
  }
}
type Changes = ReturnType<typeof createChanges>
