import { afterEach, expect, it } from 'vitest'
import type { Executor } from './client.ts'
import { followReplica } from './read-replica.ts'

/** A primary and a replica with a settable replay position; each answers with its own name. */
function openPair(everyMs: number) {
  const log = { written: 10, replayed: 0, isAway: false }
  const answering = (name: string, ask: (text: string, values: readonly unknown[]) => object | null): Executor => ({
    query: async <Row>(text: string, values: readonly unknown[]) => [(ask(text, values) ?? { name }) as Row],
  })
  const primary = answering('primary', (text) => (text.includes('insert_lsn') ? { position: `${log.written}` } : null))
  const replica = answering('replica', (text, [position]) => {
    if (log.isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    return text.includes('replay_lsn') ? { has: log.replayed >= Number(position) } : null
  })
  const reads = followReplica({ primary, replica, everyMs })
  return { log, reads, from: async () => (await reads.executor.query<{ name: string }>('select', []))[0]?.name }
}
let stop = async () => {}
afterEach(() => stop())
const HOUR_MS = 3_600_000

it('reads from a replica that has every change, but not from one that lacks an invalidated change', async () => {
  const { log, reads, from } = openPair(HOUR_MS)
  stop = reads.stop
  expect(await from()).toBe('primary')
  log.replayed = 10
  await expect.poll(from).toBe('replica')
  log.written = 11
  reads.invalidate()
  expect(await from()).toBe('primary')
  log.replayed = 11
  await expect.poll(from).toBe('replica')
})

it('leaves a lagging replica within two checks, and uses it again when it has caught up', async () => {
  const { log, reads, from } = openPair(5)
  stop = reads.stop
  log.replayed = 10
  await expect.poll(from).toBe('replica')
  log.written = 12
  await expect.poll(from).toBe('primary')
  log.replayed = 12
  await expect.poll(from).toBe('replica')
})

it('fails no read when the replica is down', async () => {
  const { log, reads, from } = openPair(HOUR_MS)
  stop = reads.stop
  log.replayed = 10
  await expect.poll(from).toBe('replica')
  log.isAway = true
  expect(await from()).toBe('primary')
})

it('does not retry a read that failed by a mistake in the statement', async () => {
  const broken: Executor = { query: async () => Promise.reject(new Error('a bug')) }
  const asked: string[] = []
  const primary: Executor = {
    query: async <Row>(text: string) => {
      asked.push(text)
      return [{ position: '0/0' } as Row]
    },
  }
  const replica: Executor = {
    query: (text, values) =>
      text.includes('replay') ? Promise.resolve([{ has: true } as never]) : broken.query(text, values),
  }
  const reads = followReplica({ primary, replica, everyMs: HOUR_MS })
  stop = reads.stop
  await expect.poll(() => reads.executor.query('select', []).catch(({ message }) => message)).toBe('a bug')
  const before = asked.length
  await expect(reads.executor.query('select', [])).rejects.toThrow('a bug')
  expect(asked.length).toBe(before)
})
