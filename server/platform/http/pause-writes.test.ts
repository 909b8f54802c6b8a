import { api } from '@okolitsa/contracts/api.ts'
import type { Endpoint, Endpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { pauseWrites } from './pause-writes.ts'
import { sendRefusal } from './server.ts'

let mayWrite = true
const app = fastify()
app.setErrorHandler((error, request, reply) => sendRefusal(request, reply, error))
pauseWrites(app, () => mayWrite)
app.route({ method: ['GET', 'POST', 'PATCH', 'DELETE'], url: '/*', handler: async () => ({}) })
afterAll(() => app.close())

const calls = Object.values(api as Record<string, Endpoints>).flatMap((table) =>
  Object.values(table).filter(({ raw }) => !raw),
)
const tried = async ({ method, path }: Endpoint) => {
  const { statusCode, headers, body } = await app.inject({
    method: method as 'GET',
    url: path.replace(/\{\w+\}/g, '1'),
  })
  return { statusCode, retryAfter: headers['retry-after'], code: statusCode === 200 ? null : JSON.parse(body).code }
}
const refused = { statusCode: 429, retryAfter: '60', code: 'WRITES_PAUSED' }

describe('with almost no disk space', () => {
  it('serves reads and refuses writes when the disk is almost full', async () => {
    mayWrite = false
    const outcomes = new Map<string, Awaited<ReturnType<typeof tried>>>()
    for (const call of calls) outcomes.set(`${call.method} ${call.path}`, await tried(call))
    mayWrite = true
    for (const [name, outcome] of outcomes)
      if (name.startsWith('GET')) expect([name, outcome.statusCode]).toEqual([name, 200])
    for (const name of [
      'POST /api/v2/cart',
      'POST /api/v3/checkout',
      'POST /api/v1/auth/code',
      'POST /api/v1/orders/{id}/claims',
    ]) {
      expect([name, outcomes.get(name)]).toEqual([name, refused])
    }
    // sessions are renewed and ended, some queries use POST, and banks report past events
    for (const name of ['auth/refresh', 'events/logout', 'products/ids', 'edit/preview', 'rbs/callback']) {
      const found = [...outcomes].find(([path]) => path.startsWith('POST') && path.endsWith(name))
      expect([name, found?.[1].statusCode]).toEqual([name, 200])
    }
  })
  it('resumes writes when there is room again', async () => {
    for (const call of calls) expect((await tried(call)).statusCode).toBe(200)
  })
})
