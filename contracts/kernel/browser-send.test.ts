import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createBrowserSend } from './browser-send.ts'
import { isConnectionLost } from './connection-lost.ts'
import type { Endpoint } from './endpoint.ts'
import { UnreadableAnswer } from './unreadable-answer.ts'

afterEach(() => vi.unstubAllGlobals())

const caller = () => ({})
const endpoint = {
  method: 'GET',
  path: '/api/v1/thing',
  access: 'public',
  summary: 'A thing.',
  answer: z.unknown(),
} satisfies Endpoint

/** Calls the thing while the network answers so; the error it threw. */
async function failure(answer: () => Promise<Response>): Promise<unknown> {
  vi.stubGlobal('fetch', answer)
  const send = createBrowserSend({ caller, renew: async () => 'over' })
  return send(endpoint, {}).then(
    () => null,
    (error: unknown) => error,
  )
}

it('tells a lost connection, also in the midst of an answer, from a mistake in code', async () => {
  const lost = await failure(() => Promise.reject(new TypeError('Failed to fetch')))
  expect([isConnectionLost(lost), lost instanceof TypeError]).toEqual([true, true])
  const cut = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })
  expect(isConnectionLost(await failure(async () => new Response(cut)))).toBe(true)
  expect(isConnectionLost(new TypeError('x is undefined'))).toBe(false)
})

it('leaves alone what the page itself called off', async () => {
  const stopped = new DOMException('stopped', 'AbortError')
  expect(await failure(() => Promise.reject(stopped))).toBe(stopped)
})

it('names the call whose answer is no JSON', async () => {
  const error = await failure(async () => new Response('<html>502</html>', { status: 502 }))
  expect(error).toBeInstanceOf(UnreadableAnswer)
  expect((error as Error).message).toBe('the answer of /api/v1/thing (502) is not JSON')
})

it('says who asks in every call, as it is at that moment', async () => {
  const headers: Record<string, string>[] = []
  vi.stubGlobal('fetch', async (_url: string, init: { headers: Record<string, string> }) => {
    headers.push(init.headers)
    return new Response('')
  })
  let mode = 'saas'
  const send = createBrowserSend({ caller: () => ({ 'x-site-mode': mode }), renew: async () => 'over' })
  await send(endpoint, {})
  mode = 'constructor'
  await send(endpoint, {})
  expect(headers.map((one) => one['x-site-mode'])).toEqual(['saas', 'constructor'])
})

it('a public call whose session ran out is repeated, as a guest when it is over, and fails when nobody knows', async () => {
  const answers = [401, 200]
  vi.stubGlobal('fetch', async () => new Response('{}', { status: answers.shift() ?? 500 }))
  const sendWith = (renew: () => Promise<'renewed' | 'over'>) => createBrowserSend({ caller, renew })
  expect(await sendWith(async () => 'over')({ ...endpoint, access: 'public' }, {})).toEqual({})
  answers.push(401, 200)
  expect(await sendWith(async () => 'renewed')({ ...endpoint, access: 'customer' }, {})).toEqual({})
  answers.push(401, 200)
  const cut = sendWith(() => Promise.reject(new TypeError('cut')))
  await expect(cut({ ...endpoint, access: 'public' }, {})).rejects.toThrow('cut')
  answers.length = 0
  answers.push(401)
  const over = sendWith(async () => 'over')
  await expect(over({ ...endpoint, access: 'customer' }, {})).rejects.toMatchObject({ problem: { status: 401 } })
})

it('names the session a refused call was sent with, not the one that is there when it is refused', async () => {
  let session = 'first'
  let asked: string | undefined
  const answers = [401, 200]
  vi.stubGlobal('fetch', async () => {
    session = 'second'
    return new Response('{}', { status: answers.shift() ?? 500 })
  })
  const renew = async (sentWith: string | undefined) => {
    asked = sentWith
    return 'renewed' as const
  }
  await createBrowserSend({ caller, session: () => session, renew })(endpoint, {})
  expect(asked).toBe('first')
})
