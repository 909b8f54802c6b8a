import { defineEndpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { apiCalls } from './api.ts'
import { httpCallContext } from './mount.ts'
import { createHttpServer, mountApi } from './server.ts'
import { MARKETPLACE_CONTEXT, WITHOUT_LIMITS } from './testing.ts'

const body = z.object({ text: z.string() })
const answer = z.object({ length: z.number() })
const table = defineEndpoints({
  say: { method: 'POST', path: '/api/v1/say', access: 'public', summary: 'Says', body, answer },
  sayRarely: { method: 'POST', path: '/api/v1/rarely', access: 'public', summary: 'Says', mostAnHour: 2, body, answer },
})
const http = await createHttpServer({ log: pino({ level: 'silent' }), ...WITHOUT_LIMITS, requestsPerMinute: 1_000 })
const say = async ({ body: { text } }: { body: { text: string } }) => ({ length: text.length })
mountApi(
  http,
  apiCalls(table, { say, sayRarely: say }, { checkAnswers: true }),
  {
    actorOf: async () => ({ kind: 'guest' }),
    contextOf: (request, reply) =>
      httpCallContext(request, reply, MARKETPLACE_CONTEXT.site, { secureCookies: false, isPreview: false }),
  },
  { responseCacheMs: 0 },
)
afterAll(() => http.close())

const send = async (url: string, payload: string, remoteAddress = '192.0.2.1') => {
  const headers = { 'content-type': 'application/json' }
  const { statusCode, json } = await http.inject({ method: 'POST', url, headers, payload, remoteAddress })
  return { status: statusCode, body: json() }
}
const saying = (length: number) => JSON.stringify({ text: 'x'.repeat(length) })

it('refuses a body of a guest or customer above 32 KB before parsing it', async () => {
  expect(await send('/api/v1/say', saying(32_000))).toMatchObject({ status: 200, body: { length: 32_000 } })
  expect(await send('/api/v1/say', saying(33_000))).toMatchObject({ status: 400, body: { code: 'BODY_TOO_LARGE' } })
})

it('refuses JSON that is nested too deeply', async () => {
  expect(await send('/api/v1/say', '['.repeat(1_000))).toMatchObject({ status: 400, body: { code: 'BODY_TOO_LARGE' } })
})

it('names at most twenty fields in one refusal', async () => {
  const payload = JSON.stringify(Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`field${at}`, 1])))
  const refused = await send('/api/v1/say', payload)
  expect(refused.status).toBe(400)
  expect(Object.keys(refused.body.errors).length).toBeLessThanOrEqual(20)
})

it('limits a call per hour and network when its endpoint table sets a limit', async () => {
  const statuses = []
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '198.51.100.1']) {
    statuses.push((await send('/api/v1/rarely', saying(1), address)).status)
  }
  expect(statuses).toEqual([200, 200, 429, 200])
})
