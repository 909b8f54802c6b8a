import { expect, it } from 'vitest'
import type { Count, SharedCounts, Total } from '../valkey/shared-counts.ts'
import { type Counters, createCounters } from './counters.ts'

const MINUTE = 60_000

/** An in-memory store of counts, which can be unavailable or lose the answer to an addition. */
function openCounts(time: { now: number }) {
  const kept = new Map<string, { count: number; endsAt: number }>()
  const counts = {
    isAway: false,
    losesAnswers: false,
    batches: [] as (readonly Count[])[],
    isUp: () => !counts.isAway,
    add: async (added: readonly Count[]): Promise<readonly Total[] | null> => {
      counts.batches.push(added)
      const totals = added.map(({ key, by, windowMs }) => {
        const held = kept.get(key)
        const isOver = !held || held.endsAt <= time.now
        const next = isOver ? { count: by, endsAt: time.now + windowMs } : { ...held, count: held.count + by }
        kept.set(key, next)
        return { count: next.count, leftMs: next.endsAt - time.now }
      })
      return counts.losesAnswers ? null : totals
    },
  }
  return counts
}

function setUp() {
  const time = { now: 1_000 }
  const counts = openCounts(time)
  const node = () => createCounters(counts satisfies SharedCounts, { everyMs: 1, now: () => time.now })
  return { time, counts, node }
}
const ask = (store: Counters, address: string, windowMs = MINUTE, by = 1) => store.add(address, by, windowMs)
const untilBatches = (counts: { batches: unknown[] }, times: number) =>
  expect.poll(() => counts.batches.length).toBeGreaterThanOrEqual(times)

it('shares counts between nodes, with the window of the first addition', async () => {
  const { time, counts, node } = setUp()
  const [one, two] = [node(), node()]
  for (let number = 1; number <= 5; number += 1) expect(ask(one, 'a').count).toBe(number)
  await untilBatches(counts, 1)
  time.now += 20_000
  expect(ask(two, 'a')).toEqual({ count: 1, leftMs: MINUTE })
  await untilBatches(counts, 2)
  expect(ask(two, 'a')).toEqual({ count: 7, leftMs: 40_000 })
  expect(ask(two, 'b').count).toBe(1)
  await untilBatches(counts, 3)
  time.now += 40_000
  expect(ask(two, 'a')).toEqual({ count: 1, leftMs: MINUTE })
})

it('sends many counts in one batch', async () => {
  const { counts, node } = setUp()
  const store = node()
  for (let number = 0; number < 30; number += 1) ask(store, `address ${number % 10}`)
  await untilBatches(counts, 1)
  expect(counts.batches).toHaveLength(1)
  expect(counts.batches[0]?.map(({ by }) => by)).toEqual(Array(10).fill(3))
})

it('counts alone while the store is unavailable, and sends the pending counts later', async () => {
  const { counts, node } = setUp()
  const [one, two] = [node(), node()]
  counts.isAway = true
  for (let number = 1; number <= 4; number += 1) expect(ask(one, 'a').count).toBe(number)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(counts.batches).toEqual([])
  counts.isAway = false
  expect(ask(one, 'a').count).toBe(5)
  await untilBatches(counts, 1)
  ask(two, 'a')
  await untilBatches(counts, 2)
  expect(ask(two, 'a').count).toBe(7)
})

it('does not send counts again that may have arrived', async () => {
  const { counts, node } = setUp()
  const store = node()
  counts.losesAnswers = true
  ask(store, 'a')
  await untilBatches(counts, 1)
  counts.losesAnswers = false
  expect(ask(store, 'a').count).toBe(2)
  await untilBatches(counts, 2)
  expect(ask(store, 'a').count).toBe(3)
})

it('adds and sends the given amount', async () => {
  const { counts, node } = setUp()
  const store = node()
  expect(ask(store, 'a', MINUTE, 50).count).toBe(50)
  expect(ask(store, 'a', MINUTE, 10).count).toBe(60)
  await untilBatches(counts, 1)
  expect(counts.batches[0]).toEqual([{ key: 'a', by: 60, windowMs: MINUTE }])
})

it('counts without a store, too', () => {
  let now = 0
  const store = createCounters(undefined, { now: () => now })
  expect([ask(store, 'a').count, ask(store, 'a').count, ask(store, 'b').count]).toEqual([1, 2, 1])
  now = MINUTE
  expect(ask(store, 'a')).toEqual({ count: 1, leftMs: MINUTE })
})
