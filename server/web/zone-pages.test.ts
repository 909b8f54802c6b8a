import { gunzipSync } from 'node:zlib'
import type { TemplatePart } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, it } from 'vitest'
import { type PageTemplate, pageTemplate } from './page-template.ts'
import { createZonePages } from './zone-pages.ts'

const templateOf = (...parts: TemplatePart[]) =>
  pageTemplate({ parts, widths: [null], formsOf: ({ city }) => [city ?? ''] })
const [ufa, omsk, perm] = ['Уфа', 'Омск', 'Пермь'].map((city) => ({ ...defaultLocation, city })) as [
  Location,
  Location,
  Location,
]

const textOf = (template: PageTemplate) => gunzipSync(template.fill(perm).body).toString()
const clock = () => new Date('2026-11-22T20:10:00Z')
const holdsUntil = Number.POSITIVE_INFINITY

it('a product that changed outdates the pages that show it, also one that is being rendered', async () => {
  const pages = createZonePages({ clock })
  let renders = 0
  const sellers: number[] = []
  const open = async (key: string, products: number[], meanwhile = async () => {}) => {
    const page = (
      await pages.get(key, async () => {
        const template = templateOf(`${key} ${++renders}`)
        await meanwhile()
        return { template, products, sellers, holdsUntil }
      })
    )?.template.fill(perm)
    return page && (page.encoding === 'gzip' ? gunzipSync(page.body) : page.body).toString()
  }
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

it('packs the page of a zone when a second place asks, and from then on no place waits for that', async () => {
  const pages = createZonePages({ clock })
  let renders = 0
  const render = async () => ({
    template: templateOf(`страница ${++renders}: `, 0),
    products: [],
    sellers: [],
    holdsUntil,
  })
  const open = async () => (await pages.get('a', render))?.template
  const [first, second, third] = [await open(), await open(), await open()]
  expect([first?.fill(ufa).encoding, second?.fill(ufa).encoding]).toEqual([null, 'gzip'])
  expect(third).toBe(second)
  expect(gunzipSync(third?.fill(omsk).body ?? '').toString()).toBe('страница 1: Омск')
})

it('makes pages of what is not packed when packing fails', async () => {
  const pages = createZonePages({ clock })
  const template = { ...templateOf('Пермь: ', 0), packed: () => Promise.reject(new Error('no memory')) }
  const open = async () =>
    (await pages.get('a', async () => ({ template, products: [], sellers: [], holdsUntil })))?.template.fill(perm)
  await open()
  expect((await open())?.body.toString()).toBe('Пермь: Пермь')
})

it('a seller that changed outdates the pages that show it, whether it reaches the zone or not', async () => {
  const pages = createZonePages({ clock })
  let renders = 0
  const open = async (key: string, sellers: number[]) => {
    const page = await pages.get(key, async () => ({
      template: templateOf(`${key} ${++renders}`),
      products: [],
      sellers,
      holdsUntil,
    }))
    return page?.template.packed().then(textOf)
  }
  expect([await open('farm', [1]), await open('list', [])]).toEqual(['farm 1', 'list 2'])
  pages.outdateSeller(2)
  expect(await open('farm', [1])).toBe('farm 1')
  pages.outdateSeller(1)
  expect([await open('farm', [1]), await open('list', [])]).toEqual(['farm 3', 'list 2'])
})

it('fills an old page once more while it is rendered anew, never one of another hour, and none that is gone', async () => {
  const state = { now: 0, at: new Date('2026-11-22T20:10:00Z'), renders: 0, isGone: false }
  const pages = createZonePages({ clock: () => state.at, now: () => state.now })
  const open = async () => {
    const page = await pages.get('a', async () =>
      state.isGone ? null : { template: templateOf(`${++state.renders}`), products: [], sellers: [], holdsUntil },
    )
    return page && [page.template.fill(perm).encoding, await page.template.packed().then(textOf), page.ageMs]
  }
  await open()
  state.now = 40_000
  expect(await open()).toEqual(['gzip', '1', 40_000])
  // the new one was packed behind, too
  await expect.poll(open).toEqual(['gzip', '2', 0])
  state.at = new Date('2026-11-22T21:00:00Z')
  expect(await open()).toEqual([null, '3', 0])
  state.now += 10 * 60_000 + 1
  expect(await open()).toEqual([null, '4', 0])
  state.now += 31_000
  state.isGone = true
  expect(await open()).toEqual(['gzip', '4', 31_000])
  await expect.poll(open).toBeNull()
})

it('never fills a page whose kitchen has opened or closed since', async () => {
  let at = new Date('2026-11-22T20:10:00Z')
  const pages = createZonePages({ clock: () => at })
  let renders = 0
  const closes = at.getTime() + 60_000
  const open = async () =>
    (
      await pages.get('a', async () => ({
        template: templateOf(`${++renders}`),
        products: [],
        sellers: [],
        holdsUntil: closes,
      }))
    )?.holdsUntil
  expect([await open(), await open(), renders]).toEqual([closes, closes, 1])
  at = new Date(closes)
  await open()
  expect(renders).toBe(2)
})

it('whoever asks for very many pages once takes no room from those that several places ask for', async () => {
  const pages = createZonePages({ clock, maxBytesAskedOnce: 1_000 })
  let renders = 0
  const open = (key: string) =>
    pages.get(key, async () => ({
      template: templateOf(`${++renders}`.padEnd(400)),
      products: [],
      sellers: [],
      holdsUntil,
    }))
  await open('liked')
  await open('liked')
  await open('first')
  for (const search of ['а', 'б', 'в', 'г']) await open(search)
  expect(renders).toBe(6)
  await open('liked')
  expect(renders).toBe(6)
  await open('first')
  expect(renders).toBe(7)
})
