import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createHtmlCache } from './html-cache.ts'

let moment = new Date('2026-11-22T20:59:30Z')
const clock = () => moment
const page = (html: string, status = 200) => Promise.resolve({ status, html })

it('keeps a page, tells it fresh for half a minute, then shows it once more while it is rendered anew', async () => {
  let now = 0
  let renders = 0
  const cache = createHtmlCache({ clock, now: () => now })
  const render = () => page(`page ${++renders}`)
  expect(cache.findFresh('/')).toBeNull()
  expect((await cache.get('/', null, render)).html.toString()).toBe('page 1')
  expect(cache.findFresh('/')?.html.toString()).toBe('page 1')
  now = 30_001
  expect(cache.findFresh('/')).toBeNull()
  expect((await cache.get('/', null, render)).html.toString()).toBe('page 1')
  await expect.poll(() => cache.findFresh('/')?.html.toString()).toBe('page 2')
})

it('sends no page of another hour: its «tomorrow» may be today by now', async () => {
  const cache = createHtmlCache({ clock })
  await cache.get('/', null, () => page('tomorrow'))
  expect(cache.findFresh('/')?.html.toString()).toBe('tomorrow')
  moment = new Date('2026-11-22T21:00:00Z')
  expect(cache.findFresh('/')).toBeNull()
  expect((await cache.get('/', null, () => page('today'))).html.toString()).toBe('today')
})

it('is stale at once after an invalidation', async () => {
  const cache = createHtmlCache({ clock })
  await cache.get('/', null, () => page('old'))
  cache.invalidate()
  expect(cache.findFresh('/')).toBeNull()
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

it('carries the same words compressed', async () => {
  const words = 'Околица '.repeat(5_000)
  const kept = await createHtmlCache({ clock }).get('/', null, () => page(words))
  expect(brotliDecompressSync(kept.brotli).toString()).toBe(words)
  expect(kept.brotli.length).toBeLessThan(kept.html.length / 10)
})
