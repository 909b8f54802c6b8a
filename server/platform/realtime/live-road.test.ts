import { afterAll, afterEach, expect, it } from 'vitest'
import { type Database, openDatabase } from '../db/client.ts'
import { testDatabase } from '../db/testing.ts'
import { listenForInvalidations, on } from '../invalidation/invalidations.ts'
import { openFakeValkey } from '../valkey/fake-valkey.data.ts'
import { openValkey } from '../valkey/valkey.ts'
import { createLiveHub, liveChanged, notifyLive, publishLive } from './live-hub.ts'
import { createLiveRoad } from './live-road.ts'

const url = await testDatabase()
const store = await openFakeValkey()
const plain = openDatabase(url, { max: 1 })
afterAll(() => plain.close())
const ends: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  store.set('well')
})

/** Opens one node, with the topics that its streams received and those received by NOTIFY. */
async function openNode(ceilingMs = 5_000) {
  const valkey = await openValkey({
    url: store.url,
    prefix: 'test:',
    log: { warn: () => undefined },
    retryMs: 20,
    heartbeatMs: 100,
    openMs: 400,
    ceilingMs,
    behindMs: ceilingMs,
  })
  const hub = createLiveHub()
  const changedTopics: string[] = []
  const notified: (string | null)[] = []
  hub.subscribe(['thing:1', 'thing:2'], (topic) => changedTopics.push(topic))
  const live = createLiveRoad({
    valkey,
    hub,
    instead: (topics) => notifyLive(database.executor, topics),
    onFailure: () => undefined,
  })
  const database: Database = openDatabase(url, { max: 6, live })
  const bus = await listenForInvalidations(database.pool, {
    topics: [liveChanged],
    invalidations: [
      on(liveChanged, (topic) => {
        notified.push(topic)
        hub.changed(topic)
      }),
    ],
    onFailure: () => undefined,
  })
  ends.push(async () => {
    valkey.close()
    await bus.stop()
    await database.close()
  })
  // the first connection reports possible misses
  await expect.poll(() => changedTopics.length).toBe(2)
  changedTopics.length = 0
  return { valkey, database, changedTopics, notified }
}

it('sends topics to every node through the store, after the commit only', async () => {
  const [one, two] = [await openNode(), await openNode()]
  await one.database.inTransaction(async (tx) => {
    await publishLive(tx, 'thing:1')
    await publishLive(tx, 'thing:2', 'thing:1')
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(two.changedTopics).toEqual([])
  })
  await expect
    .poll(() => [one.changedTopics, two.changedTopics])
    .toEqual([
      ['thing:1', 'thing:2'],
      ['thing:1', 'thing:2'],
    ])
  const undone = one.database.inTransaction(async (tx) => {
    await publishLive(tx, 'thing:1')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await publishLive(one.database.executor, 'thing:2')
  await expect.poll(() => two.changedTopics).toEqual(['thing:1', 'thing:2', 'thing:2'])
  expect([one.notified, two.notified]).toEqual([[], []])
})

it('uses NOTIFY while the store is unavailable, and then reports every topic as changed', async () => {
  const [one, two] = [await openNode(), await openNode()]
  await store.kill()
  await expect.poll(() => one.valkey.isUp() || two.valkey.isUp()).toBe(false)
  await one.database.inTransaction(async (tx) => publishLive(tx, 'thing:1'))
  await expect.poll(() => two.changedTopics).toEqual(['thing:1'])
  expect(two.notified).toEqual(['thing:1'])
  await store.revive()
  await expect.poll(() => two.changedTopics).toEqual(['thing:1', 'thing:1', 'thing:2'])
  await expect.poll(() => one.valkey.isUp()).toBe(true)
  await publishLive(one.database.executor, 'thing:2')
  await expect.poll(() => two.changedTopics.at(-1)).toBe('thing:2')
  expect(two.notified).toHaveLength(1)
})

it('repeats by NOTIFY the topics that a silent store may have lost', async () => {
  const [one, two] = [await openNode(50), await openNode(50)]
  store.set('silent')
  await one.database.inTransaction(async (tx) => publishLive(tx, 'thing:1'))
  await expect.poll(() => two.notified).toEqual(['thing:1'])
})

it('uses NOTIFY when there is no store', async () => {
  const { notified } = await openNode()
  await publishLive(plain.executor, 'thing:1')
  await expect.poll(() => notified).toEqual(['thing:1'])
})
