import { describe, expect, test } from 'vitest'
import { createGuestFavorites } from './guest-favorites.ts'

function browser(kept: Record<string, string> = {}) {
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  }
  return { tab: (kind: 'products' | 'farmers' = 'products') => createGuestFavorites(kind, () => storage), kept }
}

describe('a guest’s favourites', () => {
  test('stores favourites newest first without duplicates, shared by tabs', () => {
    const { tab } = browser()
    const one = tab()
    for (const id of [1, 2, 1]) one.add(id)
    expect(tab().ids()).toEqual([1, 2])
    tab().remove(2)
    expect(one.ids()).toEqual([1])
    expect(tab('farmers').ids()).toEqual([])
  })
  test('stores at most a hundred favourites and drops the oldest', () => {
    const favorites = browser().tab()
    for (let id = 1; id <= 101; id++) favorites.add(id)
    expect(favorites.ids()).toHaveLength(100)
    expect(favorites.ids()).not.toContain(1)
  })
  test('removes favourites after the transfer, except those added by another tab meanwhile', () => {
    const { tab } = browser()
    const one = tab()
    one.add(1)
    const handed = one.ids()
    tab().add(2)
    one.given(handed)
    expect(one.ids()).toEqual([2])
  })
  test.each(['{', '{"a":1}', '[1,"2",-3,null]'])('ignores invalid content: %s', (text) => {
    const { tab } = browser({ 'okolitsa-own-favorites:products': text })
    expect(
      tab()
        .ids()
        .every((id) => id === 1),
    ).toBe(true)
    tab().add(5)
    expect(tab().ids()[0]).toBe(5)
  })
  test('keeps favourites in memory where storage is forbidden', () => {
    const favorites = createGuestFavorites('products', () => {
      throw new Error('forbidden')
    })
    favorites.add(1)
    expect(favorites.ids()).toEqual([1])
    favorites.remove(1)
    expect(favorites.ids()).toEqual([])
  })
})
