import { beforeEach, expect, test, vi } from 'vitest'
import { createTabStore, forgetPersonalState } from './tab-store.ts'

let kept = new Map<string, string>()
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

test('restores values after a reload, except removed ones', () => {
  const store = createTabStore<string>('words')
  store.put(1, 'one')
  store.put('2', 'two')
  store.forget(1)
  expect(createTabStore<string>('words').all()).toEqual({ 2: 'two' })
})

test('notifies listeners of changes only', () => {
  const store = createTabStore<number>('numbers')
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.put(1, 1)
  store.forget(9)
  stop()
  store.clear()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('works in memory without storage or with invalid content', () => {
  kept.set('okolitsa-own-broken', '{')
  expect(createTabStore('broken').all()).toEqual({})
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('forbidden')
    },
  })
  const store = createTabStore<number>('numbers')
  store.put(1, 1)
  expect(store.all()).toEqual({ 1: 1 })
})

test("removes personal stores and drafts at sign-out, loaded or not, and keeps the tab's own data", () => {
  const storage = { 'okolitsa-scroll': '[]', 'okolitsa-own-checkout': '{}' } as Record<string, string>
  const prototype = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(storage, { [key]: value }),
    removeItem: (key: string) => void delete storage[key],
  }
  vi.stubGlobal('sessionStorage', Object.setPrototypeOf(storage, prototype))
  const store = createTabStore<string>('words')
  store.put(1, 'one')
  forgetPersonalState()
  expect(store.all()).toEqual({})
  expect(Object.keys(storage)).toEqual(['okolitsa-scroll'])
})
