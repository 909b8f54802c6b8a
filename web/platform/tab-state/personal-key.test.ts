import { expect, test } from 'vitest'
import { createGuestCarts } from '../../data/cart/guest-carts.ts'
import { createGuestFavorites } from '../../data/favorites/guest-favorites.ts'
import { forgetPersonal, personalKey } from './personal-key.ts'

/** A browser's storage, whose entries are own properties. */
function storageOf(kept: Record<string, string>): Storage {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => void delete kept[key],
    key: (index: number) => Object.keys(kept)[index] ?? null,
    clear: () => undefined,
  }
  return new Proxy(kept, {
    get: (_, name: string) => (name === 'length' ? Object.keys(kept).length : methods[name as keyof typeof methods]),
  }) as unknown as Storage
}

test('removes personal entries of all nouns and keeps the others', () => {
  const storage = storageOf({ 'okolitsa-places': '[]', [personalKey('notes')]: '[1]' })
  createGuestCarts(() => storage).add('c1')
  createGuestFavorites('products', () => storage).add(7)
  expect(storage.length).toBe(4)
  forgetPersonal(() => storage)
  expect(Object.keys(storage)).toEqual(['okolitsa-places'])
})

test('ignores a forbidden storage', () => {
  expect(() =>
    forgetPersonal(() => {
      throw new DOMException('forbidden', 'SecurityError')
    }),
  ).not.toThrow()
})
