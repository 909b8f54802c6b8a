import { beforeEach, expect, it, vi } from 'vitest'
import { forgetPersonalStorage } from '../../platform/tab-state/personal-key.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
        removeItem: (key: string) => void kept.delete(key),
      },
      { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
    ),
  )
})

it('stores the last six searches, latest first, without duplicates in other case', () => {
  for (const text of ['сыр', 'мёд', '  ', 'хлеб', 'Сыр ', '1', '2', '3', '4']) rememberSearch(text)
  expect(recentSearches()).toEqual(['4', '3', '2', '1', 'Сыр', 'хлеб'])
})

it('removes searches on request and at sign-out, and ignores invalid content', () => {
  rememberSearch('сыр')
  forgetSearches()
  expect(recentSearches()).toEqual([])
  rememberSearch('сыр')
  forgetPersonalStorage()
  expect(recentSearches()).toEqual([])
  kept.set('okolitsa-own-searches', '{"a":')
  expect(recentSearches()).toEqual([])
  kept.set('okolitsa-own-searches', '[1,"сыр"]')
  expect(recentSearches()).toEqual(['сыр'])
})
