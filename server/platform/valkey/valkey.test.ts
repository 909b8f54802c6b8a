import { afterEach, expect, it } from 'vitest'
import { openFakeValkey } from './fake-valkey.data.ts'
import { openValkey, type Valkey } from './valkey.ts'

const store = await openFakeValkey()
const QUICK = { retryMs: 20, heartbeatMs: 200, openMs: 400 }
const warnings: unknown[] = []
const log = { warn: (...messages: unknown[]) => void warnings.push(messages) }
const opened: Valkey[] = []
async function open(more: { ceilingMs?: number } = {}): Promise<Valkey> {
  const valkey = await openValkey({ url: store.url, prefix: 'test:', log, ...QUICK, ceilingMs: 2_000, ...more })
  opened.push(valkey)
  return valkey
}
afterEach(() => {
  for (const valkey of opened.splice(0)) valkey.close()
  store.set('well')
  warnings.length = 0
})
const texts = (answers: readonly unknown[] | null) =>
  answers?.map((answer) => (Buffer.isBuffer(answer) ? `${answer}` : answer))

it('answers pipelined commands, with bytes unchanged', async () => {
  const valkey = await open()
  // a crowded machine may connect later than `openMs`
  await expect.poll(() => valkey.isUp()).toBe(true)
  const bytes = Buffer.from([0, 13, 10, 255])
  expect(
    await valkey.ask([
      ['SET', 'page', bytes, 'PX', '60000'],
      ['INCRBY', 'count', '3'],
    ]),
  ).toHaveLength(2)
  const [kept, left, count, none] =
    (await valkey.ask([
      ['GET', 'page'],
      ['PTTL', 'page'],
      ['INCRBY', 'count', '4'],
      ['GET', 'x'],
    ])) ?? []
  expect(kept).toEqual(bytes)
  expect(left).toBeGreaterThan(50_000)
  expect([count, none]).toEqual([7, null])
})

it('starts without a store, and connects when it appears', async () => {
  await store.kill()
  const valkey = await open()
  expect([valkey.isUp(), await valkey.ask([['PING']])]).toEqual([false, null])
  expect(warnings).toHaveLength(1)
  await store.revive()
  await expect.poll(() => valkey.isUp()).toBe(true)
  expect(texts(await valkey.ask([['PING']]))).toEqual(['PONG'])
  expect(warnings).toHaveLength(1)
})

it('reconnects after the store was killed, and subscribes again', async () => {
  const [valkey, other] = [await open(), await open()]
  const received: string[] = []
  valkey.hear('news', { received: (text) => received.push(text), missed: () => received.push('missed') })
  await expect.poll(() => received).toEqual(['missed'])
  await other.ask([['PUBLISH', 'test:news', 'one']])
  await expect.poll(() => received).toEqual(['missed', 'one'])
  await store.kill()
  await expect.poll(() => valkey.isUp()).toBe(false)
  expect(await valkey.ask([['PING']])).toBeNull()
  await store.revive()
  await expect.poll(() => received).toEqual(['missed', 'one', 'missed'])
  await expect.poll(() => other.isUp()).toBe(true)
  await other.ask([['PUBLISH', 'test:news', 'two']])
  await expect.poll(() => received.at(-1)).toBe('two')
})

it('waits for a silent store once, within the limit, and uses it again when it answers', async () => {
  const valkey = await open({ ceilingMs: 60 })
  store.set('silent')
  const began = performance.now()
  expect(await valkey.ask([['PING']])).toBeNull()
  expect(performance.now() - began).toBeGreaterThanOrEqual(55)
  expect(valkey.isUp()).toBe(false)
  const asked = store.receivedCommands.length
  expect(await Promise.all(Array.from({ length: 50 }, () => valkey.ask([['GET', 'x']])))).toEqual(Array(50).fill(null))
  store.set('well')
  await expect.poll(() => valkey.isUp()).toBe(true)
  expect(store.receivedCommands.slice(asked)).not.toContain('GET')
  expect(texts(await valkey.ask([['PING']]))).toEqual(['PONG'])
})

it('accepts an answer that arrived while the node was busy', async () => {
  const valkey = await open({ ceilingMs: 50 })
  const answer = valkey.ask([['PING']])
  // sends the command and waits for the arrival of its answer
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  for (const began = performance.now(); performance.now() - began < 100; );
  expect(texts(await answer)).toEqual(['PONG'])
})

it('treats an error of the store as no answer', async () => {
  const valkey = await open()
  expect(await valkey.ask([['FLY', 'away']])).toBeNull()
  expect(texts(await valkey.ask([['PING']]))).toEqual(['PONG'])
})
