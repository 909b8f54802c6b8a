/** Entries not sent yet, in order. The queue survives the tab and is shared by all tabs of the browser. */
export interface KeptQueue<Entry> {
  all(): readonly Entry[]
  /**
   * Changes the stored entries. @param change gets the current entries; null = no change. Returns the result of
   * `change`.
   */
  change(change: (entries: readonly Entry[]) => readonly Entry[] | null): readonly Entry[] | null
  subscribe(listener: () => void): () => void
}

/** A queue in `localStorage`. */
export function createKeptQueue<Entry>(key: string, storage: () => Storage = () => localStorage): KeptQueue<Entry> {
  const nothing: readonly Entry[] = []
  let known: { readonly text: string | null; readonly entries: readonly Entry[] } = { text: null, entries: nothing }
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const all = () => {
    try {
      const text = storage().getItem(key)
      if (text !== known.text) known = { text, entries: text === null ? nothing : (JSON.parse(text) as Entry[]) }
    } catch {
      // storage is forbidden or contains invalid data: the entries in memory are used
    }
    return known.entries
  }
  return {
    all,
    change(change) {
      // another tab may have written since: the stored entries are changed, not the ones read before
      const entries = change(all())
      if (entries === null || entries === known.entries) return entries
      const text = entries.length === 0 ? null : JSON.stringify(entries)
      try {
        if (text === null) storage().removeItem(key)
        else storage().setItem(key, text)
        known = { text, entries }
      } catch {
        // storage is full or forbidden: the entries are in memory until the page is closed
        known = { text: known.text, entries }
      }
      notify()
      return entries
    },
    subscribe(listener) {
      const elsewhere = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', elsewhere)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', elsewhere)
      }
    },
  }
}
