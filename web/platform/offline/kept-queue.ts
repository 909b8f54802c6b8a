/** What was said and is not told yet, in the order it was said; it outlives the tab, and every tab of the browser sees it. */
export interface KeptQueue<Entry> {
  all(): readonly Entry[]
  /** @param change of what is there now; null = leave it. Answers what became of it. */
  change(change: (entries: readonly Entry[]) => readonly Entry[] | null): readonly Entry[] | null
  subscribe(listener: () => void): () => void
}

/** A queue in the browser's storage. */
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
      // storage is forbidden, or holds rubbish: what is in memory counts
    }
    return known.entries
  }
  return {
    all,
    change(change) {
      // another tab may have written since: what is there now is changed, never what was read before
      const entries = change(all())
      if (entries === null || entries === known.entries) return entries
      const text = entries.length === 0 ? null : JSON.stringify(entries)
      try {
        if (text === null) storage().removeItem(key)
        else storage().setItem(key, text)
        known = { text, entries }
      } catch {
        // full or forbidden: it is remembered until the page is left
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
