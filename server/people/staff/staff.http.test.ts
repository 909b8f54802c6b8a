import { DBO_EMULATOR_KEY } from '@okolitsa/emulators/dbo-bank/credentials.ts'
import { DEMO_PEOPLE, dboBankEmulator } from '@okolitsa/emulators/dbo-bank/dbo-bank-emulator.ts'
import fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { createDboBank } from '../../adapters/bank/dbo-bank.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'

let now = new Date('2026-11-21T09:00:00Z')
const clock = () => now
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

const bankApp = fastify({ forceCloseConnections: true })
await bankApp.register(dboBankEmulator, {
  partnerUrl: 'http://shop.example/operator',
  people: [...DEMO_PEOPLE, { subject: 'stranger', name: 'Stranger', company: 'Nobody' }],
  now: () => now.getTime(),
})
const bankUrl = await bankApp.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => bankApp.close())

const bank = createDboBank({ baseUrl: `${bankUrl}/dbo`, apiKey: DBO_EMULATOR_KEY, loginUrl: `${bankUrl}/dbo` })
const { call, signIn } = await testApp(await demoDatabase(), { clock, bank })

async function proofOf(subject: string, kind: 'code' | 'token' = 'token'): Promise<string> {
  const reply = await bankApp.inject({ method: 'POST', url: '/dbo/proofs', payload: { subject, kind } })
  return reply.json().value
}
const byToken = (externalToken: string, headers: Record<string, string> = {}) =>
  call('POST', `/v1/auth/by-external-token?externalToken=${encodeURIComponent(externalToken)}`, { headers })
const byCode = (code: unknown) => call('POST', '/v1/auth/by-dbo-code', { body: { code } })
const enter = async (subject: string): Promise<string> => (await byToken(await proofOf(subject))).body.token

describe('coming in from the bank', () => {
  it('tells where the bank is', async () => {
    expect(await call('GET', '/v1/auth/ways')).toMatchObject({ status: 200, body: { bankUrl: `${bankUrl}/dbo` } })
  })
  it('lets a seller in by token, with a cookie that scripts can not read', async () => {
    const reply = await byToken(await proofOf('client-101'))
    expect(reply).toMatchObject({
      status: 200,
      body: { token: expect.stringMatching(/^[\w-]{43}$/), user: { role: 'seller', organization: { id: 101 } } },
    })
    expect(String(reply.headers['set-cookie'])).toMatch(/b2b-token=[\w-]{43};.*Max-Age=43200;.*HttpOnly;.*SameSite=Lax/)
  })
  it('lets a seller in by code', async () => {
    const reply = await byCode(await proofOf('client-102', 'code'))
    expect(reply).toMatchObject({ status: 200, body: { user: { organization: { id: 102 } } } })
  })
  it('lets the administrator in, who works for no seller', async () => {
    const token = await enter('client-okolitsa')
    const reply = await call('GET', '/v1/user/me', { token })
    expect(reply).toMatchObject({ status: 200, body: { role: 'administrator', organization: null } })
  })
  it('refuses what the bank never gave', async () => {
    expect(await byToken('x'.repeat(32))).toMatchObject({ status: 401, body: { code: 'STAFF_PROOF_REJECTED' } })
    expect(await byCode('12345678')).toMatchObject({ status: 401, body: { code: 'STAFF_PROOF_REJECTED' } })
  })
  it('says what is wrong with a body', async () => {
    expect(await byCode('1')).toMatchObject({ status: 400, body: { errors: { code: expect.any(String) } } })
    expect(await byCode(undefined)).toMatchObject({ status: 400, body: { errors: { code: expect.any(String) } } })
    expect(await call('POST', '/v1/auth/by-external-token')).toMatchObject({
      status: 400,
      body: { errors: { externalToken: expect.any(String) } },
    })
  })
  it('opens one door with a proof, however many knock at once', async () => {
    const token = await proofOf('client-101')
    const replies = await Promise.all(Array.from({ length: 8 }, () => byToken(token)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 401)])
  })
  it('refuses a proof older than five minutes', async () => {
    const token = await proofOf('client-101')
    later(6)
    expect((await byToken(token)).status).toBe(401)
  })
  it('does not let a stranger in whom the bank knows and we do not', async () => {
    const token = await proofOf('stranger')
    expect(await byToken(token)).toMatchObject({ status: 403, body: { code: 'STAFF_UNKNOWN' } })
  })
  it('gives the proof back when the bank is away', async () => {
    const token = await proofOf('client-103')
    await bankApp.inject({ method: 'POST', url: '/dbo/control', payload: { down: true } })
    expect(await byToken(token)).toMatchObject({ status: 500, body: { code: 'BANK_UNAVAILABLE' } })
    await bankApp.inject({ method: 'POST', url: '/dbo/control', payload: { down: false } })
    expect((await byToken(token)).status).toBe(200)
  })
  it('stops a network that guesses, also at once, and forgives it after a quarter of an hour', async () => {
    const known = String((await byToken(await proofOf('client-104'))).headers['set-cookie'])
    const cookie = /known-staff-browser=[^;]+/.exec(known)?.[0] ?? ''
    later(16)
    const guesses = await Promise.all(Array.from({ length: 25 }, (_, guess) => byCode(`guess-${guess}`)))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15)
    // a seller behind the same address whom the browser is known by is not shut out
    expect((await byToken(await proofOf('client-104'), { cookie })).status).toBe(200)
    const right = await proofOf('client-101')
    const reply = await byToken(right)
    expect(reply).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(reply.headers['retry-after']).toBe('900')
    later(16)
    expect((await enter('client-101')).length).toBe(43)
  })
})

describe("a seller's session", () => {
  it('is asked for', async () => {
    expect((await call('GET', '/v1/user/me')).status).toBe(401)
    expect((await call('HEAD', '/v1/user/me')).status).toBe(401)
    expect((await call('POST', '/v1/auth/logout')).status).toBe(401)
  })
  it('is alive by bearer and by cookie', async () => {
    const token = await enter('client-101')
    expect((await call('HEAD', '/v1/user/me', { token })).status).toBe(200)
    const headers = { cookie: `b2b-token=${token}` }
    expect((await call('GET', '/v1/user/me', { headers })).status).toBe(200)
  })
  it('never mixes with a customer: each token opens its own side only', async () => {
    const staff = await enter('client-101')
    const customer = await signIn('79161230001')
    expect((await call('GET', '/api/v1/user', { token: staff })).status).toBe(401)
    expect((await call('GET', '/v1/user/me', { token: customer.token })).status).toBe(401)
    const headers = { cookie: `b2b-token=${staff}; access-token=${customer.token}` }
    expect((await call('GET', '/api/v1/user', { headers })).body).toMatchObject({ id: customer.user.id })
    expect((await call('GET', '/v1/user/me', { headers })).body).toMatchObject({ organization: { id: 101 } })
    const onlyStaff = { cookie: `b2b-token=${staff}` }
    expect((await call('GET', '/api/v1/user', { headers: onlyStaff })).status).toBe(401)
  })
  it('ends at once when its bearer leaves', async () => {
    const token = await enter('client-101')
    const other = await enter('client-101')
    const reply = await call('POST', '/v1/auth/logout', { token })
    expect(reply.status).toBe(200)
    expect(String(reply.headers['set-cookie'])).toMatch(/^b2b-token=;.*Max-Age=0/)
    expect((await call('GET', '/v1/user/me', { token })).status).toBe(401)
    expect((await call('GET', '/v1/user/me', { token: other })).status).toBe(200)
  })
  it('does not obey a foreign page that rides on the cookie', async () => {
    const token = await enter('client-101')
    const headers = { cookie: `b2b-token=${token}`, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect(await call('POST', '/v1/auth/logout', { headers })).toMatchObject({ status: 403 })
    expect((await call('GET', '/v1/user/me', { token })).status).toBe(200)
  })
  it('ends with the working day', async () => {
    const token = await enter('client-101')
    later(12 * 60 + 1)
    expect((await call('GET', '/v1/user/me', { token })).status).toBe(401)
  })
})
