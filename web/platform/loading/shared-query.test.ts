import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { sharedQuery } from './shared-query.ts'

const keyOf = (who: string) => ['names', who]

/** A query keyed by `who`, and a page that uses it. */
function opened() {
  let who = 'guest'
  const changes = new Set<() => void>()
  const ask = vi.fn(async () => [who])
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  const names = sharedQuery<string[]>(
    () => ({ queryKey: keyOf(who), queryFn: ask }),
    (listener) => {
      changes.add(listener)
      return () => changes.delete(listener)
    },
  )(client)
  const become = (next: string) => {
    who = next
    for (const change of changes) change()
  }
  return { client, names, ask, changes, become }
}

test('requests once for all listeners and notifies each of the answer', async () => {
  const { names, ask } = opened()
  const listeners = Array.from({ length: 40 }, () => vi.fn())
  const stops = listeners.map((listener) => names.subscribe(listener))
  expect(names.data()).toBeUndefined()
  await expect.poll(() => names.data()).toEqual(['guest'])
  expect(ask).toHaveBeenCalledTimes(1)
  for (const listener of listeners) expect(listener).toHaveBeenCalled()
  for (const stop of stops) stop()
})

test('requests anew for another person and notifies of data written for them', async () => {
  const { client, names, become } = opened()
  const stop = names.subscribe(() => {})
  await expect.poll(() => names.data()).toEqual(['guest'])
  become('customer')
  await expect.poll(() => names.data()).toEqual(['customer'])
  client.setQueryData(keyOf('customer'), ['written'])
  await expect.poll(() => names.data()).toEqual(['written'])
  stop()
})

test('requests anew after the cache is cleared, and notifies of later data', async () => {
  const { client, names, ask } = opened()
  const stop = names.subscribe(() => {})
  await expect.poll(() => names.data()).toEqual(['guest'])
  client.clear()
  await expect.poll(() => ask.mock.calls.length).toBe(2)
  await expect.poll(() => names.data()).toEqual(['guest'])
  client.setQueryData(keyOf('guest'), ['written'])
  await expect.poll(() => names.data()).toEqual(['written'])
  stop()
})

test('reports a failure until there is an answer', async () => {
  const { client, names, ask } = opened()
  client.setDefaultOptions({ queries: { retry: false } })
  ask.mockRejectedValueOnce(new Error('no line'))
  const stop = names.subscribe(() => {})
  await expect.poll(() => names.isFailed()).toBe(true)
  names.refetch()
  await expect.poll(() => names.data()).toEqual(['guest'])
  expect(names.isFailed()).toBe(false)
  stop()
})

test('sends no request without listeners and still returns known data', async () => {
  const { client, names, ask, changes } = opened()
  names.subscribe(() => {})()
  const stop = names.subscribe(() => {})
  await expect.poll(() => names.data()).toEqual(['guest'])
  stop()
  expect(changes.size).toBe(0)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(names.data()).toEqual(['guest'])
  expect(
    client
      .getQueryCache()
      .findAll()
      .every((query) => query.getObserversCount() === 0),
  ).toBe(true)
})
