import { randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openDatabase, run } from '../platform/db/client.ts'
import { testDatabase } from '../platform/db/testing.ts'
import { listenForInvalidations, on, topicOfAll } from '../platform/invalidation/invalidations.ts'
import { openFakeValkey } from '../platform/valkey/fake-valkey.data.ts'
import { openValkey, type Valkey } from '../platform/valkey/valkey.ts'
import type { CachedPage } from './cached-page.ts'
import { createHtmlCache } from './html-cache.ts'
import { createPageVersions } from './page-versions.ts'
import { createSharedPages, pagePulse } from './shared-pages.ts'

const MARK = 'mark:'
const goodsChanged = topicOfAll('goods_changed')
const store = await openFakeValkey()
const database = openDatabase(await testDatabase(), { max: 6 })
let valkeys: Valkey[]
beforeAll(async () => {
  const open = () =>
    openValkey({ url: store.url, prefix: 'test:', log: { warn: () => undefined }, ceilingMs: 5_000, retryMs: 20 })
  valkeys = await Promise.all([open(), open()])
})
const ends: (() => Promise<void>)[] = []
/** The latest mark on the road of notices that each node has come by: connections hear it one after another. */
const passed = new Set<{ mark: string }>()
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
afterAll(async () => {
  for (const valkey of valkeys) valkey.close()
  await database.close()
})

/** What the shop sells, as the database has it: changed and announced in one transaction. */
let price = 1
async function sellFor(next: number): Promise<void> {
  price = next
  await run(database.executor, `select pg_notify('goods_changed', '')`)
}
const textOf = (page: CachedPage) => brotliDecompressSync(page.bytes).toString()

interface NodeOptions {
  readonly release?: string
  readonly moment?: string
  /** Notices and pulses come only when the test lets them. */
  readonly isBehind?: boolean
  readonly hasHeeded?: () => boolean
}

/** One node: it sells for the price it has last heard of. */
async function openNode(number: 0 | 1, options: NodeOptions = {}) {
  const { moment = '2026-11-22T20:10:00Z', release = 'one', isBehind = false, hasHeeded = () => true } = options
  const versions = createPageVersions()
  const time = { ms: 0 }
  const shared = createSharedPages({
    valkey: valkeys[number] as Valkey,
    release,
    versions,
    hasHeeded,
    sendPulse: async (pulse) =>
      void (await run(database.executor, 'select pg_notify($1, $2)', [pagePulse.channel, pulse])),
    onFailure: () => undefined,
    now: () => time.ms,
    everyMs: 5,
  })
  const cache = createHtmlCache({
    clock: () => new Date(moment),
    versions,
    shared,
    now: () => time.ms,
  })
  let known = price
  const late: (() => void)[] = []
  let isLate = isBehind
  const hear = (work: () => void) => (isLate ? void late.push(work) : work())
  const road = { mark: '' }
  const bus = await listenForInvalidations(database.pool, {
    topics: [goodsChanged, pagePulse],
    heard: [
      on(goodsChanged, () =>
        hear(() => {
          known = price
          versions.change()
        }),
      ),
      on(pagePulse, (pulse) => {
        if (pulse?.startsWith(MARK)) road.mark = pulse
        else hear(() => shared.hear(pulse))
      }),
    ],
    onFailure: () => undefined,
  })
  passed.add(road)
  ends.push(async () => {
    passed.delete(road)
    shared.close()
    await bus.stop()
  })
  let rendered = 0
  return {
    cache,
    time,
    rendered: () => rendered,
    /** Notices and pulses that came and are not let through. */
    waiting: () => late.length,
    catchUp: () => {
      isLate = false
      for (const work of late.splice(0)) work()
    },
    open: async (path = '/', isForAll = true, while_ = async () => {}) =>
      textOf(
        await cache.get(
          path,
          null,
          async () => {
            rendered += 1
            const html = `sold for ${known}`
            await while_()
            return { status: 200, html, products: [7] }
          },
          { isForAll },
        ),
      ),
  }
}
const puts = () => store.heard.filter((name) => name === 'SET').length
/** Until one more page stands in the store. */
const put = (before: number) => expect.poll(puts).toBeGreaterThan(before)
/** What is on its way on the road of notices has come to every node. */
const settled = async () => {
  const mark = MARK + randomUUID()
  await run(database.executor, 'select pg_notify($1, $2)', [pagePulse.channel, mark])
  await expect.poll(() => [...passed].every((road) => road.mark === mark)).toBe(true)
}

it('a page of one node is the page of the other, as old as it is', async () => {
  const [one, two] = [await openNode(0), await openNode(1)]
  const before = puts()
  expect(await one.open('/first')).toBe('sold for 1')
  await put(before)
  expect(await two.open('/first')).toBe('sold for 1')
  expect([one.rendered(), two.rendered()]).toEqual([1, 0])
  expect(two.cache.findFresh('/first')?.etag).toBe(one.cache.findFresh('/first')?.etag)
  // half a minute after its rendering at the first node
  two.time.ms = 30_001
  expect(two.cache.findFresh('/first')).toBeNull()
})

it('no page of one person, of another release or of another hour is shared, and none without an end', async () => {
  const [one, two] = [await openNode(0), await openNode(1)]
  const other = await openNode(1, { release: 'two' })
  const later = await openNode(1, { moment: '2026-11-22T21:00:00Z' })
  const before = puts()
  await one.open('/own', false)
  await one.open('/common')
  await put(before)
  await two.open('/own', false)
  await other.open('/common')
  await later.open('/common')
  expect([two, other, later].map(({ rendered }) => rendered())).toEqual([1, 1, 1])
  for (const key of store.keys()) {
    const [left] = (await valkeys[0]?.ask([['PTTL', key]])) ?? []
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(30_000)
  }
})

it('a change makes the shared page stale for everybody who has heard of it, held or not', async () => {
  const [one, two, three] = [await openNode(0), await openNode(1), await openNode(1)]
  const was = price
  const before = puts()
  await one.open('/changed')
  await put(before)
  expect(await two.open('/changed')).toBe(`sold for ${was}`)
  await sellFor(was + 1)
  await settled()
  expect(await three.open('/changed')).toBe(`sold for ${was + 1}`)
  expect(two.cache.findFresh('/changed')).toBeNull()
  // a page of the last second is sent once more
  two.time.ms = 1_001
  expect(await two.open('/changed')).toBe(`sold for ${was + 1}`)
})

it('a product that changed makes the shared pages stale that show it', async () => {
  const [one, two, three] = [await openNode(0), await openNode(1), await openNode(1)]
  const before = puts()
  await one.open('/goods')
  await put(before)
  two.cache.outdateProducts([7])
  three.cache.outdateProducts([8])
  for (const node of [two, three]) await node.open('/goods')
  expect([two.rendered(), three.rendered()]).toEqual([1, 0])
  three.cache.outdateProducts([7])
  expect(three.cache.findFresh('/goods')).toBeNull()
})

it('a node that is behind puts no page as it was into the store after the change', async () => {
  const behind = await openNode(0, { isBehind: true })
  const ahead = await openNode(1)
  const was = price
  await sellFor(was + 1)
  await settled()
  const before = puts()
  // it does not know yet, so it renders what was, and its pulse goes round behind the notice
  expect(await behind.open('/race')).toBe(`sold for ${was}`)
  await expect.poll(behind.waiting).toBe(2)
  await settled()
  behind.catchUp()
  await settled()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(puts()).toBe(before)
  expect(await ahead.open('/race')).toBe(`sold for ${was + 1}`)
  await put(before)
  expect(await behind.open('/race')).toBe(`sold for ${was}`)
  behind.time.ms = 1_001
  expect(await behind.open('/race')).toBe(`sold for ${was + 1}`)
  // it was the page of the node that was ahead
  expect(behind.rendered()).toBe(1)
})

it('nor a page that something changed under while it was rendered', async () => {
  const [one, two] = [await openNode(0), await openNode(1)]
  const was = price
  const before = puts()
  expect(
    await one.open('/during', true, async () => {
      await sellFor(was + 1)
      await settled()
    }),
  ).toBe(`sold for ${was}`)
  await settled()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(puts()).toBe(before)
  expect(await two.open('/during')).toBe(`sold for ${was + 1}`)
})

it('a node that is behind takes no page of another one for newer than it is, and renders by itself', async () => {
  const behind = await openNode(0, { isBehind: true })
  const ahead = await openNode(1)
  const before = puts()
  await ahead.open('/unheard')
  await put(before)
  await behind.open('/unheard')
  expect(behind.rendered()).toBe(1)
})

it('what was heard and is not heeded yet keeps pages from the others', async () => {
  let hasHeeded = false
  const one = await openNode(0, { hasHeeded: () => hasHeeded })
  const before = puts()
  await one.open('/unheeded')
  await settled()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(puts()).toBe(before)
  hasHeeded = true
  one.cache.invalidate()
  one.time.ms = 2_000
  await one.open('/unheeded')
  await put(before)
})

it('a page comes without the store when it is gone, and is shared again when it is back', async () => {
  const [one, two] = [await openNode(0), await openNode(1)]
  await store.kill()
  expect(await one.open('/gone')).toBe(`sold for ${price}`)
  await store.revive()
  await expect.poll(() => valkeys.every((valkey) => valkey.isUp())).toBe(true)
  const before = puts()
  await one.open('/back')
  await put(before)
  await two.open('/back')
  expect(two.rendered()).toBe(0)
})
