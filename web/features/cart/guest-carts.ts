/** Ids of a guest's carts, known to every tab of this browser. */
const KEY = 'okolitsa-cart-ids'
const MOST_IDS = 100

/** Storage may be forbidden: then the ids live as long as the page. */
let remembered: readonly string[] | null = null

/** null = nothing was ever kept here, or the browser threw it away. */
function read(): readonly string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : null
  } catch {
    return remembered
  }
}
const ids = (): readonly string[] => read() ?? []

function write(ids: readonly string[]): void {
  remembered = ids
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // kept in memory above
  }
}

export const guestCarts = {
  ids,
  /** Whether there is nothing to ask the server for; only it knows what its own cookie still names (30 days, spec 9). */
  areNone: (): boolean => read()?.length === 0,
  /** A first cart is being opened: should the answer be lost with the page, the next one has to ask. */
  doubt(): void {
    if (ids().length > 0) return
    remembered = null
    try {
      localStorage.removeItem(KEY)
    } catch {
      // forgotten above
    }
  },
  /** Newest last; writes only what changed, so that other tabs are not woken in vain. */
  add(id: string): void {
    if (!ids().includes(id)) write([...ids(), id].slice(-MOST_IDS))
  },
  /** What the server answered: carts it has, and those it has not. */
  settle(found: readonly string[], gone: readonly string[]): void {
    const known = ids()
    const unknown = found.filter((id) => !known.includes(id))
    if (read() === null || unknown.length > 0 || known.some((id) => gone.includes(id))) {
      write([...known.filter((id) => !gone.includes(id)), ...unknown].slice(-MOST_IDS))
    }
  },
  forget(id: string): void {
    if (ids().includes(id)) write(ids().filter((one) => one !== id))
  },
  clear: () => write([]),
  /** Whether a storage event is about these ids. */
  isOwnEvent: (event: StorageEvent): boolean => event.key === KEY || event.key === null,
}
