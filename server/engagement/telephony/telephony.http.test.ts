import { MANGO_EMULATOR_CREDENTIALS } from '@okolitsa/emulators/mango/credentials.ts'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createMango } from '../../adapters/telephony/mango.ts'
import { mangoSign } from '../../adapters/telephony/mango-sign.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'
import { type CallOrder, type Telephony, TelephonyFailure } from './ports.ts'

// noon in Moscow, where the farm is
let now = new Date('2026-11-21T09:00:00Z')
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000)
}
const ordered: CallOrder[] = []
let failure: TelephonyFailure | null = null
const { apiKey, apiSalt } = MANGO_EMULATOR_CREDENTIALS
const telephony: Telephony = {
  ...createMango({ baseUrl: 'http://127.0.0.1:9', apiKey, apiSalt }),
  connect: async (order) => {
    ordered.push(order)
    if (failure) throw failure
  },
}
const databaseUrl = await demoDatabase()
const { app, call, signIn } = await testApp(databaseUrl, { clock: () => now, telephony })
const other = await testApp(databaseUrl, { clock: () => now, telephony: null })
const direct = new pg.Pool({ connectionString: databaseUrl, max: 1 })
afterAll(() => direct.end())

const path = (farmerId: number | string) => `/api/v1/mango/callback/farmer/${farmerId}`
let customers = 0
/** Signs in a customer who has used no limits. */
async function customer() {
  const phone = `7916555${String(++customers).padStart(4, '0')}`
  const { token } = await signIn(phone)
  return { phone, ask: (farmerId: number | string = 101) => call('POST', path(farmerId), { token }) }
}
async function stateOf(commandId: string | undefined) {
  const { rows } = await direct.query(
    'select state, talk_seconds, reason from telephone_callback where command_id = $1',
    [commandId],
  )
  return rows[0]
}
async function postWebhook(webhook: string, words: object, sign?: string) {
  const json = JSON.stringify(words)
  const form = new URLSearchParams({ vpbx_api_key: apiKey, sign: sign ?? mangoSign(apiKey, json, apiSalt), json })
  const reply = await app.http.inject({
    method: 'POST',
    url: `/api/v1/mango/external/${webhook}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  })
  return reply.statusCode
}

describe('the support line', () => {
  it('returns the support line without a sign-in', async () => {
    expect(await call('GET', '/api/v1/mango/settings')).toMatchObject({
      status: 200,
      body: { generalPhoneNumber: '88005550418' },
    })
  })
})

describe('ordering a call', () => {
  it('requires a guest to sign in', async () => {
    expect((await call('POST', path(101))).status).toBe(401)
  })
  it('connects the seller with the customer, whose number is read from the session', async () => {
    const { phone, ask } = await customer()
    expect(await ask()).toMatchObject({ status: 201, body: { state: 'accepted', phoneNumber: null } })
    expect(ordered.at(-1)).toMatchObject({
      commandId: expect.stringMatching(/^cb-[\da-f-]{36}$/),
      seller: { extension: '101' },
      customerPhone: phone,
    })
  })
  it('answers 404 for an unknown farmer, and refuses a malformed id', async () => {
    const { ask } = await customer()
    expect((await ask(99_999)).status).toBe(404)
    expect((await ask('abc')).status).toBe(404)
  })
  it('reports that a farmer has no line', async () => {
    const { ask } = await customer()
    expect(await ask(105)).toMatchObject({ status: 400, body: { code: 'CALL_UNAVAILABLE' } })
  })
  it('allows a customer one call per minute', async () => {
    const { ask } = await customer()
    await ask()
    later(20)
    const reply = await ask()
    expect(reply).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', retryAfter: 40 } })
    expect(reply.headers['retry-after']).toBe('40')
    later(40)
    expect((await ask()).status).toBe(201)
  })
  it('orders one call for concurrent requests', async () => {
    const { ask } = await customer()
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask()))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429, 429, 429])
  })
  it('allows a customer five calls per day', async () => {
    const { ask } = await customer()
    for (let asked = 0; asked < 5; asked++) {
      expect((await ask()).status).toBe(201)
      later(61)
    }
    expect(await ask()).toMatchObject({ status: 429, body: { retryAfter: 24 * 3600 - 5 * 61 } })
  })
  it('refuses calls at night, and returns the permitted hours', async () => {
    const noon = now
    now = new Date('2026-11-21T18:30:00Z')
    const { ask } = await customer()
    const reply = await ask()
    now = noon
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'CALL_OUT_OF_HOURS', facts: { fromHour: 9, toHour: 20 } },
    })
  })
  it("returns the exchange's refusal, which does not count towards the daily limit", async () => {
    const { ask } = await customer()
    failure = new TelephonyFailure('refused', 4501)
    expect(await ask()).toMatchObject({ status: 400, body: { code: 'CALL_UNAVAILABLE' } })
    failure = null
    expect(await stateOf(ordered.at(-1)?.commandId)).toMatchObject({ state: 'failed', reason: 4501 })
    later(61)
    expect((await ask()).status).toBe(201)
  })
})

describe('reports of the exchange', () => {
  const leg = (entry: string, seq: number, call_state: string, command_id?: string) => ({
    entry_id: entry,
    call_id: `${entry}-1`,
    seq,
    call_state,
    ...(command_id && { command_id }),
  })
  const summary = (entry: string) => ({ entry_id: entry, entry_result: 1, talk_time: 1_000, end_time: 1_042 })

  it('advances the call by reports in any order, also repeated ones', async () => {
    const { ask } = await customer()
    await ask()
    const commandId = ordered.at(-1)?.commandId
    expect(await stateOf(commandId)).toMatchObject({ state: 'asked' })
    expect(await postWebhook('events/summary', summary('e1'))).toBe(200)
    expect(await postWebhook('events/call', leg('e1', 2, 'Connected', commandId))).toBe(200)
    expect(await postWebhook('events/call', leg('e1', 1, 'Appeared', commandId))).toBe(200)
    expect(await postWebhook('events/call', leg('e1', 1, 'Appeared', commandId))).toBe(200)
    expect(await stateOf(commandId)).toEqual({ state: 'done', talk_seconds: 42, reason: null })
  })
  it('marks a call whose command failed', async () => {
    const { ask } = await customer()
    await ask()
    const commandId = ordered.at(-1)?.commandId
    expect(await postWebhook('result/callback', { command_id: commandId, result: 2240 })).toBe(200)
    expect(await stateOf(commandId)).toMatchObject({ state: 'failed', reason: 2240 })
  })
  it('accepts reports about other calls', async () => {
    expect(await postWebhook('events/call', leg('foreign', 1, 'Appeared', 'not-ours'))).toBe(200)
    expect(await postWebhook('result/callback', { command_id: 'not-ours', result: 1000 })).toBe(200)
    expect(await postWebhook('ping', {})).toBe(200)
  })
  it('rejects reports without a signature or in another form', async () => {
    expect(await postWebhook('events/call', leg('e2', 1, 'Appeared'), 'f'.repeat(64))).toBe(403)
    expect(await postWebhook('events/call', { hello: 1 })).toBe(400)
    expect((await call('POST', '/api/v1/mango/external/ping', { body: {} })).status).toBe(403)
  })
})

describe('without an exchange', () => {
  it('returns the number to dial when there is no exchange', async () => {
    const { token } = await other.signIn('79165559999')
    expect(await other.call('POST', path(101), { token })).toMatchObject({
      status: 201,
      body: { state: 'dial', phoneNumber: '79000000101' },
    })
    expect((await other.call('POST', '/api/v1/mango/external/ping', { body: {} })).status).toBe(403)
  })
})
