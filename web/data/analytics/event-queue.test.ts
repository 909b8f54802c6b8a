import { beforeEach, expect, test } from 'vitest'
import { createEventQueue, type EventQueuePorts, MAX_WAITING } from './event-queue.ts'
import type { EventRequest } from './event-requests.ts'

const DAY_MS = 86_400_000
const NO_MORE = new Error('the storage is full')

/** A fake browser. */
function browser(kept = new Map<string, string>()) {
  const sent: EventRequest[] = []
  let timer: { ms: number; call: () => void } | null = null
  const state = { now: 1_000_000_000_000, isOnline: true, answer: 'done' as 'done' | 'lost', ids: 0, isFull: false }
  const storage = () =>
    new Proxy({} as Storage, {
      get: (_, name) =>
        ({
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) => {
            if (state.isFull) throw NO_MORE
            kept.set(key, value)
          },
          removeItem: (key: string) => void kept.delete(key),
        })[name as string],
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    })
  const ports: EventQueuePorts = {
    send: async (request) => {
      if (state.answer === 'done') sent.push(request)
      return state.answer
    },
    outlivesPage: true,
    isOnline: () => state.isOnline,
    storage,
    now: () => state.now,
    newId: () => String(state.ids++).padStart(32, '0'),
    after: (ms, call) => {
      timer = { ms, call }
      return () => {
        timer = null
      }
    },
  }
  /** Advances to the next timer; returns its delay. */
  async function pass(): Promise<number | null> {
    const due = timer
    timer = null
    if (!due) return null
    state.now += due.ms
    due.call()
    await settle()
    return due.ms
  }
  return { ports, state, sent, kept, pass }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))
const seen = (id: number) => ({ kind: 'view-product', product: { id, title: 'Сыр', price: 500 } }) as const

let shop = browser()
beforeEach(() => {
  shop = browser()
})

test('sends steps in one call and each action of the specification in a separate call', async () => {
  const queue = createEventQueue(shop.ports)
  queue.take({ kind: 'view-list', list: 'category', products: 12 })
  queue.take(seen(5))
  queue.take({ kind: 'search-result-click', text: 'я'.repeat(300), productId: 5 })
  expect(shop.sent).toEqual([])
  expect(await shop.pass()).toBe(2_000)
  expect(shop.sent.map(({ path }) => path)).toEqual(['/api/v1/events/search-result-click', '/api/v1/events/steps'])
  expect(shop.sent[0]?.body).toMatchObject({ text: 'я'.repeat(200), productId: 5, secondsAgo: 2 })
  expect(shop.sent[1]?.body).toMatchObject({
    events: [
      { kind: 'view-list', list: 'category', products: 12 },
      { kind: 'view-product', productId: 5 },
    ],
  })
  expect(queue.size()).toBe(0)
  expect(shop.kept.size).toBe(0)
})

test('retries a lost call with growing pauses and the same event ids', async () => {
  const queue = createEventQueue(shop.ports)
  shop.state.answer = 'lost'
  queue.take(seen(1))
  const pauses: (number | null)[] = []
  for (let times = 0; times < 9; times++) pauses.push(await shop.pass())
  expect(pauses).toEqual([2_000, 5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000])
  shop.state.answer = 'done'
  await shop.pass()
  expect(shop.sent.map(({ ids }) => ids)).toEqual([['0'.repeat(32)]])
})

test('stores events without a network, and the next page sends them', async () => {
  shop.state.isOnline = false
  const queue = createEventQueue(shop.ports)
  queue.take(seen(1))
  await shop.pass()
  queue.leave()
  expect(shop.sent).toEqual([])
  const next = browser(shop.kept)
  next.state.now += DAY_MS
  createEventQueue(next.ports)
  await next.pass()
  expect(next.sent[0]?.body).toMatchObject({ events: [{ productId: 1, secondsAgo: 86_402 }] })
  expect(next.kept.size).toBe(0)
})

test('sends immediately when the network is back', async () => {
  shop.state.isOnline = false
  const queue = createEventQueue(shop.ports)
  queue.take(seen(1))
  shop.state.isOnline = true
  queue.hurry()
  await settle()
  expect(shop.sent).toHaveLength(1)
})

test('passes all events to the browser on page close, once', async () => {
  const queue = createEventQueue(shop.ports)
  queue.take(seen(1))
  queue.take({ kind: 'add-product-to-wishlist', productId: 1 })
  queue.leave()
  queue.leave()
  expect(shop.kept.size).toBe(0)
  await shop.pass()
  expect(shop.sent.map(({ path }) => path)).toEqual(['/api/v1/events/add-product-to-wishlist', '/api/v1/events/steps'])
})

test('takes back lost events when the page was not closed after all', async () => {
  const queue = createEventQueue(shop.ports)
  shop.state.answer = 'lost'
  queue.take(seen(1))
  await shop.pass()
  queue.leave()
  expect(queue.size()).toBe(0)
  await settle()
  expect([queue.size(), shop.kept.size]).toEqual([1, 1])
  shop.state.answer = 'done'
  await shop.pass()
  expect(shop.sent.map(({ ids }) => ids)).toEqual([['0'.repeat(32)]])
})

test('sends on the next page the event that ended with this page', async () => {
  const { promise } = Promise.withResolvers<'done'>()
  const queue = createEventQueue({ ...shop.ports, outlivesPage: false, send: () => promise })
  queue.take(seen(1))
  queue.leave()
  const next = browser(shop.kept)
  createEventQueue(next.ports)
  await next.pass()
  expect(next.sent.map(({ ids }) => ids)).toEqual([['0'.repeat(32)]])
})

test('does not send events in flight twice on page close', async () => {
  const { promise, resolve } = Promise.withResolvers<'done'>()
  const requests: EventRequest[] = []
  const send = (request: EventRequest) => {
    requests.push(request)
    return promise
  }
  const queue = createEventQueue({ ...shop.ports, send })
  queue.take(seen(1))
  await shop.pass()
  queue.take(seen(2))
  queue.leave()
  expect(requests.map(({ ids }) => ids)).toEqual([['0'.repeat(32)], [`${'0'.repeat(31)}1`]])
  resolve('done')
  await settle()
  expect(queue.size()).toBe(0)
})

test('stores at most the limit in memory and in storage, the newest', async () => {
  shop.state.isOnline = false
  const queue = createEventQueue(shop.ports)
  for (let id = 0; id < MAX_WAITING + 50; id++) queue.take(seen(id))
  expect([queue.size(), shop.kept.size]).toEqual([MAX_WAITING, MAX_WAITING])
  shop.state.isOnline = true
  queue.hurry()
  await settle()
  const received = shop.sent.flatMap(({ body }) => (body as { events: { productId: number }[] }).events)
  expect(received.map(({ productId }) => productId)).toEqual(Array.from({ length: MAX_WAITING }, (_, n) => n + 50))
  // no call exceeds the server's limit
  expect(shop.sent.map(({ ids }) => ids.length)).toEqual([40, 40, 20])
})

test('drops expired and foreign entries', async () => {
  const own = (id: string) => `okolitsa-own-event:${id}`
  shop.kept.set(own('a'), JSON.stringify({ id: 'a', at: shop.state.now - 3 * DAY_MS, event: seen(1) }))
  shop.kept.set(own('b'), '{')
  shop.kept.set('another', 'stays')
  expect(createEventQueue(shop.ports).size()).toBe(0)
  expect([...shop.kept.keys()]).toEqual(['another'])
})

test('works without storage when it is full or forbidden', async () => {
  shop.state.isFull = true
  const queue = createEventQueue(shop.ports)
  queue.take(seen(1))
  await shop.pass()
  expect(shop.sent).toHaveLength(1)
})
