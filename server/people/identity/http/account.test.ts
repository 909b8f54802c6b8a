import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../platform/db/testing.ts'
import { testApp } from '../../../testing.ts'

const { call, signIn, sent, app } = await testApp(await testDatabase(), {
  clock: () => new Date('2026-11-21T09:00:00Z'),
})

const askCode = async (phone: string, token: string) =>
  (await call('POST', '/api/v1/auth/code', { body: { phone }, token })).body.challengeId as string
const lastCode = () => /\d{4}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? ''
const home = {
  title: 'Истра, Ленина, 5',
  city: 'Истра',
  region: 'Московская обл',
  regionCode: '50',
  street: 'Ленина',
  house: '5',
  coords: { latitude: 55.91, longitude: 36.86 },
}

describe('the phone of an account', () => {
  it('allows three phone changes a day, and stores an audit entry with masked numbers', async () => {
    const { token, user } = await signIn('79162830041')
    const move = async (phone: string) => {
      const challengeId = await askCode(phone, token)
      return call('PATCH', '/api/v1/user/phone', { token, body: { phone, code: lastCode(), challengeId } })
    }
    for (const last of [42, 43, 44]) expect((await move(`791628300${last}`)).status).toBe(200)
    const often = await move('79162830045')
    expect(often).toMatchObject({ status: 429, body: { errors: { phone: expect.stringContaining('три раза') } } })
    const trace = await app.services.audit.listOf(
      app.database.executor,
      { organizationId: null, entity: 'customer', entityId: user.id },
      10,
    )
    expect(trace).toHaveLength(3)
    expect(trace[0]).toMatchObject({ before: { phone: '+7 916 ***-**-43' }, after: { phone: '+7 916 ***-**-44' } })
  })
})

describe('addresses', () => {
  it('stores the door details and the customer’s label with an address', async () => {
    const { token } = await signIn('79162820002')
    const door = { label: 'Дача', entrance: '2', floor: '14', intercom: '14к', comment: 'Код 38К, шлагбаум откроем' }
    const { body: added } = await call('POST', '/api/v1/addresses', { token, body: { ...home, flat: '3', ...door } })
    expect(added).toMatchObject({ flat: '3', ...door })
    const path = `/api/v1/addresses/${added.id}`
    // fields that are not sent stay, also when the house changes; an emptied field is removed
    expect((await call('PATCH', path, { token, body: { house: '16', comment: '' } })).body).toMatchObject({
      ...door,
      house: '16',
      comment: null,
    })
    for (const [field, value] of [
      ['label', 'x'.repeat(41)],
      ['entrance', 'x'.repeat(21)],
      ['floor', 'x'.repeat(11)],
      ['intercom', 'x'.repeat(21)],
      ['comment', 'x'.repeat(301)],
    ] as const) {
      const { status, body } = await call('PATCH', path, { token, body: { [field]: value } })
      expect([status, Object.keys(body.errors ?? {})], field).toEqual([400, [field]])
    }
    expect((await call('POST', '/api/v1/addresses', { token, body: home })).body).toMatchObject({
      label: null,
      entrance: null,
      floor: null,
      intercom: null,
      comment: null,
    })
  })
})

describe('a page request with an ended session', () => {
  const visit = async (cookies: Record<string, string>) => {
    const set = new Map<string, string>()
    const visitor = await app.services.identity.visitorOf(
      { headers: {}, cookies },
      { setCookie: (name, value) => void set.set(name, value) },
    )
    return { visitor, why: set.get('session-over') }
  }
  it('reports whether the session was signed out or expired, and gives a guest no reason', async () => {
    const { token, refreshToken } = await signIn('79162820003')
    expect(await visit({})).toEqual({ visitor: { kind: 'guest' }, why: undefined })
    expect((await visit({ 'access-token': token, 'refresh-token': refreshToken })).why).toBeUndefined()
    await call('POST', '/api/v1/events/logout', { token })
    expect(await visit({ 'access-token': token, 'refresh-token': refreshToken })).toEqual({
      visitor: { kind: 'guest' },
      why: 'ended',
    })
    expect((await visit({ 'refresh-token': 'unknown' })).why).toBe('expired')
  })
})
