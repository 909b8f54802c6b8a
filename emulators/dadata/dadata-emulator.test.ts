import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dadataEmulator } from './dadata-emulator.ts'

const ROOT = '/suggestions/api/4_1/rs'

describe('DaData emulator', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = fastify()
    await app.register(dadataEmulator)
  })
  afterAll(() => app.close())
  const ask = (payload: object, headers: Record<string, string> = { authorization: 'Token t' }) =>
    app.inject({ method: 'POST', url: `${ROOT}/suggest/address`, headers, payload })

  it('requires a token', async () => {
    expect((await ask({ query: 'x' }, {})).statusCode).toBe(401)
    expect((await ask({ query: 'x' }, { authorization: 'Token forbidden' })).statusCode).toBe(403)
  })

  it('returns all values as strings', async () => {
    const answer = await ask({ query: '\u043a\u043e\u043b\u043e\u043c', to_bound: { value: 'settlement' } })
    const [first] = answer.json().suggestions
    expect(first.data).toMatchObject({ region_kladr_id: '5000000000000', geo_lat: '55.07944', qc_geo: '4' })
    for (const value of Object.values(first.data)) expect(value === null || typeof value === 'string').toBe(true)
  })

  it('returns at most the requested count', async () => {
    expect((await ask({ query: '\u043a', count: 1 })).json().suggestions).toHaveLength(1)
  })

  it('refuses invalid queries', async () => {
    expect((await ask({ query: 5 })).statusCode).toBe(400)
    expect((await ask({ query: 'x'.repeat(301) })).statusCode).toBe(413)
    const geolocate = {
      method: 'POST' as const,
      url: `${ROOT}/geolocate/address`,
      headers: { authorization: 'Token t' },
    }
    expect((await app.inject({ ...geolocate, payload: { lat: 'x' } })).statusCode).toBe(400)
  })

  it('fails on demand, by header and by query', async () => {
    expect((await ask({ query: 'x' }, { authorization: 'Token t', 'x-emulator-failure': '429' })).statusCode).toBe(429)
    expect((await ask({ query: 'x !503' })).statusCode).toBe(503)
  })

  it('accepts additional places', async () => {
    const own = fastify()
    await own.register(dadataEmulator, { places: [] })
    const answer = await own.inject({
      method: 'POST',
      url: `${ROOT}/suggest/address`,
      headers: { authorization: 'Token t' },
      payload: { query: 'Arbat 12' },
    })
    expect(answer.json()).toEqual({ suggestions: [] })
    await own.close()
  })
})
