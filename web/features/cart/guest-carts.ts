/** Ids of a guest's carts, known to every tab of this browser. */
const KEY = 'okolitsa-cart-ids'
const MOST_IDS = 100

/** Storage may be forbidden: then the ids live as long as the page. */
let remembered: readonly string[] = []

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return remembered
  }
}

function write(ids: readonly string[]): void {
  remembered = ids
  try {
    if (ids.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // kept in memory above
  }
}

export const guestCarts = {
  ids: read,
  /** Newest last; writes only what changed, so that other tabs are not woken in vain. */
  add(id: string): void {
    const ids = read()
    if (!ids.includes(id)) write([...ids, id].slice(-MOST_IDS))
  },
  forget(gone: readonly string[]): void {
    const ids = read()
    const rest = ids.filter((id) => !gone.includes(id))
    if (rest.length < ids.length) write(rest)
  },
  clear: () => write([]),
  /** Whether a storage event is about these ids. */
  isOwnEvent: (event: StorageEvent): boolean => event.key === KEY || event.key === null,
}
