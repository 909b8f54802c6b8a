import { expect, test } from 'vitest'
import { createGuestCarts } from '../../data/cart/guest-carts.ts'
import { createGuestFavorites } from '../../data/favorites/guest-favorites.ts'
import { forgetPersonal, personalKey } from './personal-key.ts'

/** A browser's storage as a page sees it: entries are its own properties. */
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

test('what any noun keeps about a person goes with the person, the rest of the browser stays', () => {
  const storage = storageOf({ 'okolitsa-places': '[]', [personalKey('notes')]: '[1]' })
  createGuestCarts(() => storage).add('c1')
  createGuestFavorites('products', () => storage).add(7)
  expect(storage.length).toBe(4)
  forgetPersonal(() => storage)
  expect(Object.keys(storage)).toEqual(['okolitsa-places'])
})

test('a storage that is forbidden has kept nothing', () => {
  expect(() =>
    forgetPersonal(() => {
      throw new DOMException('forbidden', 'SecurityError')
    }),
  ).not.toThrow()
})
