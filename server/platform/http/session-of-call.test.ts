import { api } from '@okolitsa/contracts/api.ts'
import type { Access, Endpoint, Endpoints, Session } from '@okolitsa/contracts/kernel/endpoint.ts'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { httpCallContext } from './mount.ts'
import { createHttpServer, mountApi } from './server.ts'
import { WITHOUT_LIMITS } from './testing.ts'

const calls = Object.entries(api as Record<string, Endpoints>).flatMap(([noun, table]) =>
  Object.entries(table)
    .filter(([, endpoint]) => !endpoint.raw)
    .map(([name, endpoint]): [string, Endpoint] => [`${noun}.${name}`, endpoint]),
)
const EXPECTED: Record<Access, Session> = {
  public: 'customer',
  customer: 'customer',
  seller: 'staff',
  office: 'office',
  service: 'service',
}

const asked: Session[] = []
const http = await createHttpServer({ ...WITHOUT_LIMITS, log: pino({ level: 'silent' }) })
mountApi(
  http,
  calls.map(([name, endpoint]) => ({ name, endpoint, handle: async () => '', write: () => Buffer.alloc(0) })),
  {
    actorOf: async (_request, session) => {
      asked.push(session)
      return { kind: 'guest' }
    },
    contextOf: (request, reply) =>
      httpCallContext(
        request,
        reply,
        { siteUuid: null, mode: 'default', organizationId: null, origin: null },
        { secureCookies: false, isPreview: false },
      ),
  },
  { responseCacheMs: 0 },
)

it.each(calls)('%s uses the session of its access, whatever its path', async (_name, endpoint) => {
  asked.length = 0
  const own = endpoint.ownOrigin && { 'sec-fetch-site': 'same-origin' }
  await http.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/\{\w+\}/g, '1'),
    headers: { ...own },
  })
  expect(asked).toEqual(endpoint.session === 'none' ? [] : [endpoint.session ?? EXPECTED[endpoint.access]])
})

it('allows registration for the constructor without a session, although its table is for sellers', () => {
  expect(api.registration.registerSeller).toMatchObject({ path: '/v1/constructor/register', session: 'none' })
})
