import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, it } from 'vitest'
import { createZonePages } from './zone-pages.ts'

const clock = () => new Date('2026-11-22T20:10:00Z')

it('a product that changed outdates the pages that show it, also one that is being rendered', async () => {
  const pages = createZonePages({ clock })
  let renders = 0
  const open = async (key: string, products: number[], meanwhile = async () => {}) =>
    (
      await pages.get(key, defaultLocation, async () => {
        const html = `${key} ${++renders}`
        await meanwhile()
        return { html, products }
      })
    )?.html
  expect([await open('a', [1]), await open('b', [2])]).toEqual(['a 1', 'b 2'])
  pages.outdateProducts([2])
  expect([await open('a', [1]), await open('b', [2])]).toEqual(['a 1', 'b 3'])
  let after: Promise<string | undefined> | undefined
  pages.outdateProducts([1])
  const before = open('a', [1], async () => {
    pages.outdateProducts([1])
    after = open('a', [1])
  })
  expect([await before, await after]).toEqual(['a 4', 'a 5'])
  expect(await open('a', [1])).toBe('a 5')
})
