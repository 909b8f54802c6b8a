import { expect, it } from 'vitest'
import { createHtmlMemory, type KeptPage } from './html-memory.ts'
import { sharedCacheControl } from './send-page.ts'

let moment = new Date('2026-11-22T20:10:00Z')
const clock = () => moment
const page = async (html: string, tags: string[] = [], status = 200) => ({ status, html, tags })
const textOf = async (kept: KeptPage | null) => kept && (await kept.bytes.as(null)).toString()

it('sends a fresh page for half a minute, then once more while it is rendered again', async () => {
  let now = 0
  let renders = 0
  const memory = createHtmlMemory({ clock, now: () => now })
  const render = () => page(`page ${++renders}`)
  expect(memory.findFresh('/')).toBeNull()
  expect(await textOf(await memory.get('/', null, render))).toBe('page 1')
  expect(await textOf(memory.findFresh('/'))).toBe('page 1')
  now = 30_001
  expect(memory.findFresh('/')).toBeNull()
  expect(await textOf(await memory.get('/', null, render))).toBe('page 1')
  await expect.poll(() => textOf(memory.findFresh('/'))).toBe('page 2')
  now += 60_000 + 1
  expect(await textOf(await memory.get('/', null, render))).toBe('page 3')
})

it('sends no page of an earlier hour, whose «tomorrow» may be today by now', async () => {
  const memory = createHtmlMemory({ clock })
  moment = new Date('2026-11-22T20:59:59Z')
  await memory.get('/', null, () => page('tomorrow'))
  expect(await textOf(memory.findFresh('/'))).toBe('tomorrow')
  moment = new Date('2026-11-22T21:00:00Z')
  expect(memory.findFresh('/')).toBeNull()
  expect(await textOf(await memory.get('/', null, () => page('today')))).toBe('today')
})

it('sends no page with a kitchen that has opened or closed since its rendering', async () => {
  const memory = createHtmlMemory({ clock })
  const holdsUntil = moment.getTime() + 60_000
  await memory.get('/', null, async () => ({ status: 200, html: 'open', holdsUntil }))
  expect(memory.findFresh('/')?.holdsUntil).toBe(holdsUntil)
  moment = new Date(holdsUntil)
  expect(memory.findFresh('/')).toBeNull()
})

it('stops sending a page one second after its rendering started once its data has changed', async () => {
  let now = 0
  const memory = createHtmlMemory({ clock, now: () => now })
  const renderFor = (ms: number, html: string) => async () => {
    now += ms
    return page(html)
  }
  await memory.get('/', null, renderFor(400, 'old'))
  memory.invalidateAll()
  now = 1_000
  const outdated = await memory.get('/', null, () => page('new'))
  expect(await textOf(outdated)).toBe('old')
  // shared caches would keep the page for another second
  expect(sharedCacheControl(moment, outdated.holdsUntil)).toBe('public, max-age=0, s-maxage=0')
  await expect.poll(() => textOf(memory.findFresh('/'))).toBe('new')
  now = 3_000
  memory.invalidateAll()
  expect(await textOf(await memory.get('/', null, () => page('newest')))).toBe('newest')
})

it('invalidates only pages with a changed tag, including those being rendered', async () => {
  let now = 0
  const memory = createHtmlMemory({ clock, now: () => now })
  const fill = (tags: string[], meanwhile?: () => void) =>
    memory.get(`/${tags}`, null, async () => {
      meanwhile?.()
      return page('goods', tags)
    })
  const isFresh = () => ['product:1', 'product:2', ''].map((tags) => memory.findFresh(`/${tags}`) !== null)
  const all = [['product:1'], ['product:2'], []]
  for (const tags of all) await fill(tags)
  memory.invalidate(['product:2', 'seller:1'])
  expect(isFresh()).toEqual([true, false, true])
  now = 1_001
  await fill(['product:2'])
  expect(isFresh()).toEqual([true, true, true])
  memory.invalidate(['product:2'])
  now = 2_100
  await fill(['product:2'], () => memory.invalidate(['product:2']))
  expect(isFresh()).toEqual([true, false, true])
  // more tags than are tracked
  memory.invalidate(Array.from({ length: 10_001 }, (_, index) => `product:${index + 100}`))
  expect(isFresh()).toEqual([false, false, false])
})

it('invalidates only pages of a changed site', async () => {
  const memory = createHtmlMemory({ clock })
  for (const site of ['one', 'two', '']) await memory.get(`${site}/`, site || null, () => page(site))
  memory.invalidateSite('one')
  expect(['one', 'two', ''].map((site) => memory.findFresh(`${site}/`) !== null)).toEqual([false, true, true])
  memory.invalidateAll()
  expect(memory.findFresh('two/')).toBeNull()
})

it('shares one rendering, caches no error and repeats a failed refresh', async () => {
  let renders = 0
  let now = 0
  const memory = createHtmlMemory({ clock, now: () => now })
  const failing = () => page(`error ${++renders}`, [], 500)
  const [one, other] = await Promise.all([memory.get('/', null, failing), memory.get('/', null, failing)])
  expect(one).toBe(other)
  expect([renders, memory.findFresh('/')]).toEqual([1, null])
  await memory.get('/', null, () => page('kept'))
  now = 30_001
  const broken = () => Promise.reject(new Error('no database'))
  expect(await textOf(await memory.get('/', null, broken))).toBe('kept')
  await Promise.resolve()
  expect(await textOf(await memory.get('/', null, () => page('anew')))).toBe('kept')
  await expect.poll(() => textOf(memory.findFresh('/'))).toBe('anew')
})

it('stays within its limit of bytes', async () => {
  const memory = createHtmlMemory({ clock, maxBytes: 100_000 })
  const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(4_096))).toString('hex')
  for (let number = 0; number < 20; number++) {
    const kept = await memory.get(`/${number}`, null, () => page(`${noise}${number}`))
    await Promise.all([kept.bytes.as('gzip'), kept.bytes.as('zstd')])
    expect(memory.bytes()).toBeLessThanOrEqual(100_000)
  }
  expect([memory.size() > 2, memory.size() < 10]).toEqual([true, true])
})
