import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ApiProblem } from './api-problem.ts'
import { ConnectionLost } from './connection-lost.ts'
import type { Endpoint } from './endpoint.ts'
import { IDEMPOTENCY_HEADER } from './idempotency-header.ts'
import { oncePerPress } from './presses.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const endpoint = {
  method: 'POST',
  path: '/api/v1/things',
  access: 'seller',
  once: true,
  summary: 'Makes a thing.',
  answer: z.unknown(),
} satisfies Endpoint

function sender(answer: () => Promise<unknown> = async () => 'made') {
  const kept = new Map<string, string>()
  const sent: (string | undefined)[] = []
  const send = oncePerPress(
    async (_, { headers }) => {
      sent.push((headers as Record<string, string> | undefined)?.[IDEMPOTENCY_HEADER])
      return answer()
    },
    {
      of(press) {
        const key = kept.get(press) ?? `key ${kept.size + sent.length}`
        kept.set(press, key)
        return key
      },
      forget: (press) => void kept.delete(press),
    },
  )
  return { send, sent }
}

it('sends two immediate presses as one call', async () => {
  const { send, sent } = sender()
  const press = () => send(endpoint, { body: { name: 'one' } })
  expect(await Promise.all([press(), press(), press()])).toEqual(['made', 'made', 'made'])
  expect([await press(), sent.length]).toEqual(['made', 1])
  vi.advanceTimersByTime(2_000)
  await press()
  expect(sent).toHaveLength(2)
  expect(sent[0]).not.toBe(sent[1])
})

it('sends a different request separately, and a call that creates no rows without a key', async () => {
  const { send, sent } = sender()
  await Promise.all([send(endpoint, { body: { name: 'one' } }), send(endpoint, { body: { name: 'two' } })])
  expect(new Set(sent).size).toBe(2)
  const { once: _, ...plain } = endpoint
  await send(plain, { body: { name: 'one' } })
  expect(sent.at(-1)).toBeUndefined()
})

it('reuses the key after a lost response, and takes a new one after a refusal', async () => {
  const failures: Error[] = [new ConnectionLost(null)]
  const { send, sent } = sender(async () => {
    const failure = failures.shift()
    if (failure) throw failure
    return 'made'
  })
  const press = () => send(endpoint, { body: { name: 'one' } }).catch(() => 'failed')
  expect([await press(), await press()]).toEqual(['failed', 'made'])
  expect(sent[0]).toBe(sent[1])
  vi.advanceTimersByTime(2_000)
  failures.push(new ApiProblem({ type: 'about:blank', title: '', status: 400, code: 'BAD_REQUEST' }))
  expect([await press(), await press()]).toEqual(['failed', 'made'])
  expect(sent[2]).not.toBe(sent[3])
})
