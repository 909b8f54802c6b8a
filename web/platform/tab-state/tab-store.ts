import { useSyncExternalStore } from 'react'
import { forgetPersonal, personalKey } from './personal-key.ts'

/** Values by id that exist until the browser tab is closed: they survive a reload, but not a sign-out. */
export interface TabStore<Value> {
  all(): Readonly<Record<string, Value>>
  put(id: string | number, value: Value): void
  forget(id: string | number): void
  clear(): void
  subscribe(listener: () => void): () => void
}

const NOTHING: Readonly<Record<string, never>> = {}

/** Stores in use, one per name, created when their code is loaded. */
const stores = new Set<Pick<TabStore<never>, 'clear'>>()

/** @param name unique name of the store */
export function createTabStore<Value>(name: string): TabStore<Value> {
  const key = personalKey(name)
  let known: Readonly<Record<string, Value>> | null = null
  const listeners = new Set<() => void>()

  const read = () => {
    if (known) return known
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
      known = typeof stored === 'object' && stored !== null ? (stored as Record<string, Value>) : NOTHING
    } catch {
      known = NOTHING
    }
    return known
  }
  const write = (next: Readonly<Record<string, Value>>) => {
    known = next
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // storage is full or forbidden: values are in memory until the page is left
    }
    for (const listener of listeners) listener()
  }

  const store: TabStore<Value> = {
    all: read,
    put: (id, value) => write({ ...read(), [id]: value }),
    forget(id) {
      const { [String(id)]: _gone, ...rest } = read()
      if (_gone !== undefined) write(rest)
    },
    clear: () => write(NOTHING),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  stores.add(store)
  return store
}

export function forgetPersonalState(): void {
  for (const store of stores) store.clear()
  forgetPersonal(() => sessionStorage)
}

/** All values of a store; empty until hydration. */
export const useTabStore = <Value>(store: TabStore<Value>): Readonly<Record<string, Value>> =>
  useSyncExternalStore(store.subscribe, store.all, () => NOTHING)
