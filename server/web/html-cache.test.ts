import { brotliDecompressSync, gunzipSync, gzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { CachedPage } from './cached-page.ts'
import { createHtmlCache } from './html-cache.ts'

let moment = new Date('2026-11-22T20:59:30Z')
const clock = () => moment
const page = (html: string, status = 200) => Promise.resolve({ status, html })
const textOf = (kept: CachedPage | null) => kept && brotliDecompressSync(kept.bytes).toString()

it('keeps a page, tells it fresh for half a minute, then shows it once more while it is rendered anew', async () => {
  let now = 0
  let renders = 0
  const cache = createHtmlCache({ clock, now: () => now })
  const render = () => page(`page ${++renders}`)
  expect(cache.findFresh('/')).toBeNull()
  expect(textOf(await cache.get('/', null, render))).toBe('page 1')
  expect(textOf(cache.findFresh('/'))).toBe('page 1')
  now = 30_001
  expect(cache.findFresh('/')).toBeNull()
  expect(textOf(await cache.get('/', null, render))).toBe('page 1')
  await expect.poll(() => textOf(cache.findFresh('/'))).toBe('page 2')
})

it('sends no page of another hour: its «tomorrow» may be today by now', async () => {
  const cache = createHtmlCache({ clock })
  await cache.get('/', null, () => page('tomorrow'))
  expect(textOf(cache.findFresh('/'))).toBe('tomorrow')
  moment = new Date('2026-11-22T21:00:00Z')
  expect(cache.findFresh('/')).toBeNull()
  expect(textOf(await cache.get('/', null, () => page('today')))).toBe('today')
})

it('sends no page whose kitchen has opened or closed since, and renders anew what shows a seller that changed', async () => {
  const cache = createHtmlCache({ clock })
  const closesAt = moment.getTime() + 60_000
  const open = (html: string) =>
    cache.get('/', null, async () => ({ status: 200, html, sellers: [3], holdsUntil: closesAt }))
  await open('open')
  cache.outdateSeller(4)
  expect(textOf(cache.findFresh('/'))).toBe('open')
  cache.outdateSeller(3)
  expect(cache.findFresh('/')).toBeNull()
  const later = createHtmlCache({ clock: () => new Date(closesAt) })
  await later.get('/', null, async () => ({ status: 200, html: 'open', holdsUntil: closesAt }))
  expect(later.findFresh('/')).toBeNull()
  expect(textOf(await later.get('/', null, () => page('closed')))).toBe('closed')
})

it('is stale at once after an invalidation', async () => {
  const cache = createHtmlCache({ clock })
  await cache.get('/', null, () => page('old'))
  cache.invalidate()
  expect(cache.findFresh('/')).toBeNull()
})

it('shows no page longer than a second after its rendering once something changed under it', async () => {
  let now = 0
  const cache = createHtmlCache({ clock, now: () => now })
  await cache.get('/', null, () => page('old'))
  cache.invalidate()
  now = 1_000
  expect(textOf(await cache.get('/', null, () => page('new')))).toBe('old')
  await expect.poll(() => textOf(cache.findFresh('/'))).toBe('new')
  now = 20_000
  cache.invalidate()
  expect(textOf(await cache.get('/', null, () => page('newest')))).toBe('newest')
})

it('only the pages that show a product that changed are stale, also those that are rendered meanwhile', async () => {
  let now = 0
  const cache = createHtmlCache({ clock, now: () => now })
  const fill = (products: number[], meanwhile?: () => void) =>
    cache.get(`/${products}`, null, async () => {
      meanwhile?.()
      return { status: 200, html: 'goods', products }
    })
  const isFresh = () => ['1,2', '2,3', ''].map((products) => cache.findFresh(`/${products}`) !== null)
  for (const products of [[1, 2], [2, 3], []]) await fill(products)
  cache.outdateProducts([3, 4])
  expect(isFresh()).toEqual([true, false, true])
  now = 1_001
  await fill([2, 3])
  expect(isFresh()).toEqual([true, true, true])
  cache.outdateProducts([2])
  await fill([2, 3], () => cache.outdateProducts([3]))
  expect(isFresh()).toEqual([false, false, true])
  // more of them than are remembered
  cache.outdateProducts(Array.from({ length: 10_001 }, (_, index) => index + 100))
  expect(isFresh()).toEqual([false, false, false])
})

it('only the pages of a site that changed are stale, until everything is', async () => {
  const cache = createHtmlCache({ clock })
  const isFresh = () => ['one', 'two', ''].map((site) => cache.findFresh(`${site}/`) !== null)
  const fill = () =>
    Promise.all(['one', 'two', ''].map((site) => cache.get(`${site}/`, site || null, () => page(site))))
  await fill()
  cache.invalidate('one')
  expect(isFresh()).toEqual([false, true, true])
  await fill()
  await expect.poll(isFresh).toEqual([true, true, true])
  cache.invalidate()
  expect(isFresh()).toEqual([false, false, false])
})

it('shares one rendering and keeps no error', async () => {
  let renders = 0
  const cache = createHtmlCache({ clock })
  const failing = () => page(`error ${++renders}`, 500)
  const [one, other] = await Promise.all([cache.get('/', null, failing), cache.get('/', null, failing)])
  expect(one).toBe(other)
  expect(renders).toBe(1)
  expect(cache.findFresh('/')).toBeNull()
})

it('carries the same words in every form, and keeps no form that nobody asked for', async () => {
  const words = 'Околица '.repeat(5_000)
  const cache = createHtmlCache({ clock })
  const kept = await cache.get('/', null, () => page(words))
  const before = cache.bytes()
  expect(before).toBeLessThan(Buffer.byteLength(words) / 10)
  expect(brotliDecompressSync(await cache.bytesOf('/', kept, 'br')).toString()).toBe(words)
  expect((await cache.bytesOf('/', kept, null)).toString()).toBe(words)
  expect(cache.bytes()).toBe(before)
  const packed = await cache.bytesOf('/', kept, 'gzip')
  expect(gunzipSync(packed).toString()).toBe(words)
  expect(await cache.bytesOf('/', kept, 'gzip')).toBe(packed)
  expect(cache.bytes()).toBe(before + packed.length)
})

it.each(['br', 'zstd'] as const)(
  'packs a page in haste (%s) for whoever asks first, and better behind whoever asks next',
  async (hasty) => {
    const words = Array.from({ length: 5_000 }, (_, index) => `${index * 7_919} тёплый хлеб ${index % 37}`).join('\n')
    const cache = createHtmlCache({ clock })
    const first = await cache.get('/', null, () => page(words), { hasty })
    expect(first.encoding).toBe(hasty)
    const unpack = hasty === 'zstd' ? zstdDecompressSync : brotliDecompressSync
    expect(unpack(first.bytes).toString()).toBe(words)
    // who reads something else is not refused
    expect(brotliDecompressSync(await cache.bytesOf('/', first, 'br')).toString()).toBe(words)
    expect(gunzipSync(await cache.bytesOf('/', first, 'gzip')).toString()).toBe(words)
    expect((await cache.bytesOf('/', first, null)).toString()).toBe(words)
    expect(cache.findFresh('/')?.bytes).toBe(first.bytes)
    await expect.poll(() => cache.findFresh('/')?.bytes).not.toBe(first.bytes)
    const second = cache.findFresh('/')
    expect(textOf(second)).toBe(words)
    expect(second?.etag).toBe(first.etag)
    expect(second?.bytes.length).toBeLessThan(first.bytes.length * 0.97)
    expect(cache.size()).toBe(1)
  },
)

it('sends what is packed already to whoever asks first, in every form that is asked for, and packs it better behind the next', async () => {
  const words = 'тёплый хлеб '.repeat(2_000)
  const body = gzipSync(words)
  const cache = createHtmlCache({ clock })
  const make = async () => ({ status: 200, html: { body, encoding: 'gzip' as const, etag: 'W/"a"' } })
  const first = await cache.get('/', null, make)
  expect(first).toMatchObject({ status: 200, bytes: body, encoding: 'gzip', etag: 'W/"a"' })
  expect(await cache.bytesOf('/', first, 'gzip')).toBe(body)
  expect(brotliDecompressSync(await cache.bytesOf('/', first, 'br')).toString()).toBe(words)
  expect((await cache.bytesOf('/', first, null)).toString()).toBe(words)
  expect(cache.findFresh('/')).toBe(first)
  await expect.poll(() => cache.findFresh('/')?.encoding).toBe('br')
  expect([textOf(cache.findFresh('/')), cache.findFresh('/')?.etag]).toEqual([words, 'W/"a"'])
})

it('holds its bound in bytes, whatever is asked for', async () => {
  const cache = createHtmlCache({ clock, maxBytes: 100_000 })
  const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(8_192))).toString('hex')
  for (let number = 0; number < 12; number++) {
    const kept = await cache.get(`/${number}`, null, () => page(`${noise}${number}`))
    await cache.bytesOf(`/${number}`, kept, 'gzip')
    expect(cache.bytes()).toBeLessThanOrEqual(100_000)
  }
  expect([cache.size() > 2, cache.size() < 7]).toEqual([true, true])
})
