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

/** Makes a call while the network behaves as given, and returns its error. */
async function failure(answer: () => Promise<Response>): Promise<unknown> {
  vi.stubGlobal('fetch', answer)
  const send = createBrowserSend({ caller, renew: async () => 'over' })
  return send(endpoint, {}).then(
    () => null,
    (error: unknown) => error,
  )
}

it('distinguishes a lost connection, also during a response, from a programming error', async () => {
  const lost = await failure(() => Promise.reject(new TypeError('Failed to fetch')))
  expect([isConnectionLost(lost), lost instanceof TypeError]).toEqual([true, true])
  const cut = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })
  expect(isConnectionLost(await failure(async () => new Response(cut)))).toBe(true)
  expect(isConnectionLost(new TypeError('x is undefined'))).toBe(false)
})

it('rethrows an abort by the page', async () => {
  const stopped = new DOMException('stopped', 'AbortError')
  expect(await failure(() => Promise.reject(stopped))).toBe(stopped)
})

it('names the call whose response is not JSON', async () => {
  const error = await failure(async () => new Response('<html>502</html>', { status: 502 }))
  expect(error).toBeInstanceOf(UnreadableAnswer)
  expect((error as Error).message).toBe('the answer of /api/v1/thing (502) is not JSON')
})

it("reads the caller's headers anew for every call", async () => {
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

it('repeats a public call after a session expired, as a guest when it ended, and fails when the state is unknown', async () => {
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

it('passes the session that sent the request to the renewal, not the current one', async () => {
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
