/** Sites and products that changed are remembered up to so many; then every page is out of date, once. */
const MOST_CHANGED = 10_000

/** A page as far as changes matter to it. */
export interface VersionedPage {
  /** The number of changes known when its rendering began. */
  readonly generation: number
  /** Whose page it is; null = the marketplace's. */
  readonly site: string | null
  /** Ids of the products it shows. */
  readonly products: readonly number[]
}

/** What this node has heard of changes under pages: a page belongs to the number of changes known when it was begun. */
export interface PageVersions {
  /** The present number. */
  now(): number
  /** Whether something changed since under pages of its site, or a product that it shows. */
  isOutdated(page: VersionedPage): boolean
  /** Something changed under the pages of one site, or of all. */
  change(site?: string): void
  /** Pages that show one of these products are out of date. */
  changeProducts(productIds: readonly number[]): void
}

export function createPageVersions(): PageVersions {
  let generation = 0
  /** From which on pages are fresh: of all sites, and of those that changed since. */
  let freshFrom = 0
  const freshFromOf = new Map<string | null, number>()
  /** In which number a product changed last, and the latest of them: a younger page need not be looked through. */
  const productChanges = new Map<number, number>()
  let lastProductChange = 0

  function changeAll(): void {
    freshFrom = generation
    freshFromOf.clear()
    productChanges.clear()
    lastProductChange = 0
  }

  return {
    now: () => generation,
    isOutdated(page) {
      if (page.generation < (freshFromOf.get(page.site) ?? freshFrom)) return true
      if (page.generation >= lastProductChange) return false
      return page.products.some((id) => (productChanges.get(id) ?? 0) > page.generation)
    },
    change(site) {
      generation += 1
      if (site !== undefined && freshFromOf.size < MOST_CHANGED) freshFromOf.set(site, generation)
      else changeAll()
    },
    changeProducts(productIds) {
      generation += 1
      if (productChanges.size + productIds.length > MOST_CHANGED) changeAll()
      else {
        for (const id of productIds) productChanges.set(id, generation)
        lastProductChange = generation
      }
    },
  }
}
