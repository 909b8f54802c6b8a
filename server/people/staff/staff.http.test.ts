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
  partnerUrl: 'http://shop.example/cabinet',
  people: [...DEMO_PEOPLE, { subject: 'stranger', name: 'Stranger', company: 'Nobody' }],
  now: () => now.getTime(),
})
const bankUrl = await bankApp.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => bankApp.close())

const bank = createDboBank({ baseUrl: `${bankUrl}/dbo`, apiKey: DBO_EMULATOR_KEY, loginUrl: `${bankUrl}/dbo` })
const url = await demoDatabase()
const { app, call, signIn } = await testApp(url, { clock, bank })

async function proofOf(subject: string, kind: 'code' | 'token' = 'token'): Promise<string> {
  const reply = await bankApp.inject({ method: 'POST', url: '/dbo/proofs', payload: { subject, kind } })
  return reply.json().value
}
const byToken = (externalToken: string, headers: Record<string, string> = {}) =>
  call('POST', `/v1/auth/by-external-token?externalToken=${encodeURIComponent(externalToken)}`, { headers })
const byCode = (code: unknown) => call('POST', '/v1/auth/by-dbo-code', { body: { code } })
const enter = async (subject: string): Promise<string> => (await byToken(await proofOf(subject))).body.token

describe('signing in from the bank', () => {
  it('returns the URL of the bank’s sign-in page', async () => {
    expect(await call('GET', '/v1/auth/ways')).toMatchObject({ status: 200, body: { bankUrl: `${bankUrl}/dbo` } })
  })
  it('signs a seller in by token, with a cookie that scripts cannot read', async () => {
    const reply = await byToken(await proofOf('client-101'))
    expect(reply).toMatchObject({
      status: 200,
      body: { token: expect.stringMatching(/^[\w-]{43}$/), user: { role: 'seller', organization: { id: 101 } } },
    })
    expect(String(reply.headers['set-cookie'])).toMatch(/b2b-token=[\w-]{43};.*Max-Age=43200;.*HttpOnly;.*SameSite=Lax/)
  })
  it('signs a seller in by the bank’s code', async () => {
    const reply = await byCode(await proofOf('client-102', 'code'))
    expect(reply).toMatchObject({ status: 200, body: { user: { organization: { id: 102 } } } })
  })
  it('refuses a proof that the bank did not issue', async () => {
    expect(await byToken('x'.repeat(32))).toMatchObject({ status: 401, body: { code: 'STAFF_PROOF_REJECTED' } })
    expect(await byCode('12345678')).toMatchObject({ status: 401, body: { code: 'STAFF_PROOF_REJECTED' } })
  })
  it('reports the invalid fields of a body', async () => {
    expect(await byCode('1')).toMatchObject({ status: 400, body: { errors: { code: expect.any(String) } } })
    expect(await byCode(undefined)).toMatchObject({ status: 400, body: { errors: { code: expect.any(String) } } })
    expect(await call('POST', '/v1/auth/by-external-token')).toMatchObject({
      status: 400,
      body: { errors: { externalToken: expect.any(String) } },
    })
  })
  it('opens one session per proof for concurrent requests', async () => {
    const token = await proofOf('client-101')
    const replies = await Promise.all(Array.from({ length: 8 }, () => byToken(token)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 401)])
  })
  it('refuses a proof older than five minutes', async () => {
    const token = await proofOf('client-101')
    later(6)
    expect((await byToken(token)).status).toBe(401)
  })
  it('refuses a person known to the bank but not to the shop', async () => {
    const token = await proofOf('stranger')
    expect(await byToken(token)).toMatchObject({ status: 403, body: { code: 'STAFF_UNKNOWN' } })
  })
  it('keeps the proof unused when the bank is unavailable', async () => {
    const token = await proofOf('client-103')
    await bankApp.inject({ method: 'POST', url: '/dbo/control', payload: { down: true } })
    expect(await byToken(token)).toMatchObject({ status: 500, body: { code: 'BANK_UNAVAILABLE' } })
    await bankApp.inject({ method: 'POST', url: '/dbo/control', payload: { down: false } })
    expect((await byToken(token)).status).toBe(200)
  })
  it('blocks a guessing network for a quarter of an hour, also with concurrent requests', async () => {
    const known = String((await byToken(await proofOf('client-104'))).headers['set-cookie'])
    const cookie = /known-staff-browser=[^;]+/.exec(known)?.[0] ?? ''
    later(16)
    const guesses = await Promise.all(Array.from({ length: 25 }, (_, guess) => byCode(`guess-${guess}`)))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15)
    // a known browser of a seller in the same network is not blocked
    expect((await byToken(await proofOf('client-104'), { cookie })).status).toBe(200)
    const right = await proofOf('client-101')
    const reply = await byToken(right)
    expect(reply).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(reply.headers['retry-after']).toBe('900')
    later(16)
    expect((await enter('client-101')).length).toBe(43)
  })
})

describe('a person of several sellers', () => {
  const AUTHOR = { kind: 'service', name: 'test' } as const
  const { sellers, staff } = app.services
  const MILKMAID = 1_101
  const sellerOf = async (token: string) => (await call('GET', '/v1/user/me', { token })).body.organization?.id
  const choose = (token: string | undefined, organizationId: unknown) =>
    call('POST', '/v1/user/me/seller', { ...(token && { token }), body: { organizationId } })
  const goods = (token: string, organizationId: number) =>
    call('GET', `/v1/cabinet/goods?organizationId=${organizationId}`, { token })

  it('works for one seller at a time, with the role there', async () => {
    await app.database.inTransaction((tx) =>
      sellers.joinStaff(tx, AUTHOR, { staffId: MILKMAID, organizationId: 102, role: 'picker' }),
    )
    const token = await enter('client-101')
    const { body: me } = await call('GET', '/v1/user/me', { token })
    expect(me).toMatchObject({ organization: { id: 101 }, sellerRole: 'owner' })
    expect(me.sellers.map(({ id, role }: { id: number; role: string }) => [id, role])).toEqual([
      [101, 'owner'],
      [102, 'picker'],
    ])
    expect((await goods(token, 101)).status).toBe(200)
    expect((await goods(token, 102)).status).toBe(404)

    expect(await choose(token, 102)).toMatchObject({
      status: 200,
      body: { organization: { id: 102 }, sellerRole: 'picker', permissions: ['readOrders', 'workOrders'] },
    })
    // the rights of the first role are not carried over, and the first seller cannot be seen from here
    expect((await goods(token, 101)).status).toBe(403)
    expect((await call('GET', '/v1/cabinet/today?organizationId=102', { token })).status).toBe(200)
    expect((await call('GET', '/v1/cabinet/today?organizationId=101', { token })).status).toBe(404)
    expect((await choose(token, 101)).status).toBe(200)
    expect((await goods(token, 101)).status).toBe(200)
  })
  it('continues at the seller of the last session', async () => {
    later(1)
    const token = await enter('client-101')
    await choose(token, 102)
    later(1)
    expect(await sellerOf(await enter('client-101'))).toBe(102)
    await choose(token, 101)
  })
  it('refuses to switch to a seller for which they do not work', async () => {
    const token = await enter('client-101')
    await choose(token, 101)
    expect(await choose(token, 103)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await choose(token, 999_999)).toMatchObject({ status: 404 })
    expect(await choose(token, 'x')).toMatchObject({
      status: 400,
      body: { errors: { organizationId: expect.stringMatching(/[а-я]/) } },
    })
    expect((await choose(undefined, 101)).status).toBe(401)
    expect(await sellerOf(token)).toBe(101)
  })
  it('loses access immediately at a seller that removed them, and keeps the other place', async () => {
    const [here, there] = [await enter('client-101'), await enter('client-101')]
    await choose(here, 101)
    await choose(there, 102)
    await app.database.inTransaction(async (tx) => {
      await sellers.removeStaff(tx, AUTHOR, { staffId: MILKMAID, organizationId: 102 })
      await staff.endSessionsAt(tx, { staffId: MILKMAID, organizationId: 102 })
    })
    expect((await call('GET', '/v1/user/me', { token: there })).status).toBe(401)
    expect(await sellerOf(here)).toBe(101)
    expect((await choose(here, 102)).status).toBe(404)
    expect((await call('GET', '/v1/user/me', { token: here })).body.sellers).toHaveLength(1)
  })
})

describe("a seller's session", () => {
  it('refuses calls of the sellers’ API without a session', async () => {
    expect((await call('GET', '/v1/user/me')).status).toBe(401)
    expect((await call('HEAD', '/v1/user/me')).status).toBe(401)
    expect((await call('POST', '/v1/auth/logout')).status).toBe(401)
  })
  it('accepts a session as a bearer and as a cookie', async () => {
    const token = await enter('client-101')
    expect((await call('HEAD', '/v1/user/me', { token })).status).toBe(200)
    const headers = { cookie: `b2b-token=${token}` }
    expect((await call('GET', '/v1/user/me', { headers })).status).toBe(200)
  })
  it('opens only the sellers’ side, as a customer’s token opens only the customers’ side', async () => {
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
  it('ends immediately at sign-out', async () => {
    const token = await enter('client-101')
    const other = await enter('client-101')
    const reply = await call('POST', '/v1/auth/logout', { token })
    expect(reply.status).toBe(200)
    expect(String(reply.headers['set-cookie'])).toMatch(/^b2b-token=;.*Max-Age=0/)
    expect((await call('GET', '/v1/user/me', { token })).status).toBe(401)
    expect((await call('GET', '/v1/user/me', { token: other })).status).toBe(200)
  })
  it('refuses requests of another site’s page that are sent with the cookie', async () => {
    const token = await enter('client-101')
    const headers = { cookie: `b2b-token=${token}`, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect(await call('POST', '/v1/auth/logout', { headers })).toMatchObject({ status: 403 })
    expect((await call('GET', '/v1/user/me', { token })).status).toBe(200)
  })
  it('expires with the working day', async () => {
    const token = await enter('client-101')
    later(12 * 60 + 1)
    expect((await call('GET', '/v1/user/me', { token })).status).toBe(401)
  })
})
