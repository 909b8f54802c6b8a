import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchPart, LONGEST_WAIT_MS, untilLoaded } from './map-arrival.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits for the first drawing up to the limit', async () => {
  const listeners: (() => void)[] = []
  const map = { once: (_: 'load', listener: () => void) => void listeners.push(listener) }
  const drawn = untilLoaded(map)
  listeners[0]?.()
  await expect(drawn).resolves.toBeUndefined()

  const lost = expect(untilLoaded(map)).rejects.toThrow('too long')
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS)
  await lost
})

it('rejects when a file is missing or does not load', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await expect(fetchPart('/worker.js')).rejects.toThrow('/worker.js answered 404')
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('lost')))
  await expect(fetchPart('/worker.js')).rejects.toThrow('lost')
  vi.stubGlobal('fetch', async () => new Response('here'))
  expect(await (await fetchPart('/worker.js')).text()).toBe('here')
})
