import { api } from '@okolitsa/contracts/api.ts'
import type { Endpoint, Endpoints } from '@okolitsa/contracts/kernel/endpoint.ts'
import { describe, expect, it } from 'vitest'
import { testDatabase } from './platform/db/testing.ts'
import { testApp } from './testing.ts'

const { call } = await testApp(await testDatabase())

const calls = Object.entries(api as Record<string, Endpoints>).flatMap(([noun, table]) =>
  Object.entries(table)
    .filter(([, endpoint]) => !endpoint.raw)
    .map(([name, endpoint]): [string, Endpoint] => [`${noun}.${name}`, endpoint]),
)
const of = (access: Endpoint['access']) => calls.filter(([, endpoint]) => endpoint.access === access)
const changing = calls.filter(([, { method }]) => method !== 'GET' && method !== 'HEAD')
/** A path of the call with made-up ids; a caller without access is refused before they are read. */
const addressOf = (endpoint: Endpoint) => endpoint.path.replace(/\{\w+\}/g, '1')

describe('access to calls', () => {
  it.each(of('customer'))('%s requires a guest to sign in', async (_name, endpoint) => {
    const body = endpoint.body && {}
    expect(await call(endpoint.method, addressOf(endpoint), { body })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED' },
    })
  })
  it.each([...of('seller'), ...of('office')])('%s requires a guest to sign in as staff', async (_name, endpoint) => {
    const body = endpoint.body && {}
    expect((await call(endpoint.method, addressOf(endpoint), { body })).status).toBe(401)
  })
  it.each(of('service'))('%s refuses callers other than our own services', async (_name, endpoint) => {
    const headers = { 'x-service-secret': 'guessed' }
    expect((await call(endpoint.method, addressOf(endpoint), { body: {}, headers })).status).toBe(403)
  })
  it.each(changing)("%s refuses a foreign page that uses the visitor's cookies", async (_name, endpoint) => {
    const headers = { cookie: 'location=x', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect(await call(endpoint.method, addressOf(endpoint), { body: {}, headers })).toMatchObject({
      status: 403,
      body: { code: 'FOREIGN_ORIGIN' },
    })
  })
})
