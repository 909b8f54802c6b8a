import { createHash } from 'node:crypto'
import { consentTexts, LEGAL_EDITION } from '@okolitsa/strings/ru/consents.ts'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../platform/db/testing.ts'
import { testApp } from '../../../testing.ts'

let now = new Date('2026-11-22T09:00:00Z')
const url = await testDatabase()
const direct = new pg.Pool({ connectionString: url, max: 1 })
afterAll(() => direct.end())
const { call, signIn } = await testApp(url, { clock: () => now })

const CONFIRM = '/api/v1/user/confirm-agreement'
const CONSENTS = '/api/v1/user/consents'
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }
const lines = (body: { history: { purpose: string; action: string }[] }) =>
  body.history.map(({ purpose, action }) => `${purpose} ${action}`)

describe('consents', () => {
  it('shows consents only to their customer', async () => {
    expect((await call('POST', CONFIRM)).status).toBe(401)
    expect((await call('GET', CONSENTS)).status).toBe(401)
    expect((await call('DELETE', `${CONSENTS}/marketing`)).status).toBe(401)
    const [anna, vera] = [await signIn('79162810001'), await signIn('79162810002')]
    await call('POST', CONFIRM, { token: anna.token, body: { purposes: ['marketing'] } })
    expect((await call('GET', CONSENTS, { token: vera.token })).body.history).toEqual([])
  })
  it('records purpose, text, time and network once when a consent is sent repeatedly', async () => {
    const { token } = await signIn('79162810003')
    const before = await call('GET', '/api/v1/user', { token })
    expect(before.body.agreementConfirmedAt).toBeNull()
    const pressed = await Promise.all([1, 2, 3].map(() => call('POST', CONFIRM, { token, headers: FIREFOX })))
    for (const { status, body } of pressed) {
      expect(status).toBe(200)
      expect(body.agreementConfirmedAt).toBe(now.toISOString())
    }
    const { body } = await call('GET', CONSENTS, { token })
    expect(lines(body)).toEqual(['personalData given', 'agreement given'])
    expect(body.history[1]).toEqual({
      id: expect.any(Number),
      purpose: 'agreement',
      action: 'given',
      edition: LEGAL_EDITION,
      textHash: createHash('sha256').update(JSON.stringify(consentTexts.agreement.document)).digest('hex'),
      at: now.toISOString(),
      network: '127.0.0.1',
      browser: 'firefox',
      system: 'linux',
    })
    expect(body.current[2]).toEqual({
      purpose: 'marketing',
      isGiven: false,
      at: null,
      isOutdated: false,
      mayWithdraw: false,
    })
  })
  it('records each withdrawal of advertising consent, and refuses to withdraw required consents', async () => {
    const { token } = await signIn('79162810004')
    const give = () => call('POST', CONFIRM, { token, body: { purposes: ['marketing'] } })
    await give()
    // consent to advertising alone does not confirm the terms
    expect((await call('GET', '/api/v1/user', { token })).body.agreementConfirmedAt).toBeNull()
    const back = await call('DELETE', `${CONSENTS}/marketing`, { token })
    expect(back.body.current[2]).toMatchObject({ isGiven: false, mayWithdraw: false, at: now.toISOString() })
    // already withdrawn: no new record
    await call('DELETE', `${CONSENTS}/marketing`, { token })
    await give()
    expect(lines((await call('GET', CONSENTS, { token })).body)).toEqual([
      'marketing given',
      'marketing withdrawn',
      'marketing given',
    ])
    const refused = await call('DELETE', `${CONSENTS}/personalData`, { token })
    expect(refused).toMatchObject({ status: 400, body: { code: 'CONSENT_REQUIRED' } })
    expect((await call('DELETE', `${CONSENTS}/horoscope`, { token })).status).toBe(404)
    expect((await call('POST', CONFIRM, { token, body: { purposes: [] } })).status).toBe(400)
    expect((await call('POST', CONFIRM, { token, body: { purposes: ['horoscope'] } })).status).toBe(400)
  })
  it('requests a consent again when the text has a new edition', async () => {
    const { token, user } = await signIn('79162810005')
    // given to the previous edition, before texts were stored
    await direct.query(`insert into consent (customer_id, purpose, action, edition, at)
      select ${user.id}, unnest(array['agreement', 'personalData']), 'given', '2025-05-01', '2025-05-02Z'`)
    await direct.query(
      `update customer set agreement_edition = '2025-05-01', agreement_confirmed_at = '2025-05-02Z' where id = $1`,
      [user.id],
    )
    expect((await call('GET', '/api/v1/user', { token })).body.agreementConfirmedAt).toBeNull()
    expect((await call('GET', CONSENTS, { token })).body.current[0]).toMatchObject({ isGiven: true, isOutdated: true })
    now = new Date('2026-11-22T09:10:00Z')
    const confirmed = await call('POST', CONFIRM, { token })
    expect(confirmed.body.agreementConfirmedAt).toBe('2026-11-22T09:10:00.000Z')
    const { body } = await call('GET', CONSENTS, { token })
    expect(body.current[0]).toMatchObject({ isGiven: true, isOutdated: false })
    expect(body.history).toHaveLength(4)
    expect(body.history[3].textHash).toBeNull()
  })
  it('refuses changes of the consent history', async () => {
    await expect(direct.query(`update consent set action = 'withdrawn'`)).rejects.toThrow('a consent stays')
  })
})
