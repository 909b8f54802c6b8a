/** Sites that changed are remembered up to so many; then every page is out of date, once. */
const MOST_CHANGED_SITES = 10_000

/** What this node has heard of changes under pages: a page belongs to the number of changes known when it was begun. */
export interface PageVersions {
  /** The present number. */
  now(): number
  /** Whether something changed since under pages of the site; null = the marketplace. */
  isOutdated(page: { readonly generation: number; readonly site: string | null }): boolean
  /** Something changed under the pages of one site, or of all. */
  change(site?: string): void
}

export function createPageVersions(): PageVersions {
  let generation = 0
  /** From which on pages are fresh: of all sites, and of those that changed since. */
  let freshFrom = 0
  const freshFromOf = new Map<string | null, number>()
  return {
    now: () => generation,
    isOutdated: (page) => page.generation < (freshFromOf.get(page.site) ?? freshFrom),
    change(site) {
      generation += 1
      if (site !== undefined && freshFromOf.size < MOST_CHANGED_SITES) freshFromOf.set(site, generation)
      else {
        freshFrom = generation
        freshFromOf.clear()
      }
    },
  }
}
