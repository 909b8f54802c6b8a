import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openDatabase } from '../../../platform/db/client.ts'
import { testDatabase } from '../../../platform/db/testing.ts'
import { TOKEN_SECRET, testApp } from '../../../testing.ts'
import { createEndedSessions } from '../ended-sessions.ts'
import { endSession, saveSession } from '../store/session-store.ts'
import { createTokens, NO_SESSION } from '../tokens.ts'

let now = new Date('2026-11-22T09:00:00Z')
const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const clock = () => now
const url = await testDatabase()
const here = await testApp(url, { clock })
const there = await testApp(url, { clock })
const { call } = here

const renew = (refreshToken: string) => call('POST', '/api/v1/auth/refresh', { body: { refreshToken } })
const statusOf = async (token: string, node = here) => (await node.call('GET', '/api/v1/user', { token })).status
/** Waits until the other node, which is notified asynchronously, refuses the token. */
const overThere = (token: string) => expect.poll(() => statusOf(token, there)).toBe(401)
/** Signs in again after the 30 seconds between codes. */
const signIn = (phone: string) => {
  minutesLater(0.6)
  return here.signIn(phone)
}

it('ends an app’s session immediately at sign-out, on every node, with all its tokens', async () => {
  const first = await signIn('79163000001')
  const renewed = (await renew(first.refreshToken)).body
  expect(await statusOf(first.token, there)).toBe(200)
  expect((await call('POST', '/api/v1/events/logout', { token: renewed.token })).status).toBe(200)
  for (const token of [first.token, renewed.token]) {
    expect(await statusOf(token)).toBe(401)
    await overThere(token)
  }
  expect(await renew(renewed.refreshToken)).toMatchObject({
    status: 401,
    body: { code: 'REFRESH_REJECTED', facts: { reason: 'ended' } },
  })
})

it('ends a session whose refresh token is sent along with another sign-out', async () => {
  const one = await signIn('79163000002')
  const other = await signIn('79163000002')
  const body = { refreshToken: other.refreshToken }
  await call('POST', '/api/v1/events/logout', { token: one.token, body })
  expect([await statusOf(one.token), await statusOf(other.token)]).toEqual([401, 401])
})

it('ends the sessions of other devices when the phone changes, and keeps the current one', async () => {
  const mine = await signIn('79163000003')
  const thief = await signIn('79163000003')
  const phone = '79163000004'
  const { challengeId } = (await call('POST', '/api/v1/auth/code', { token: mine.token, body: { phone } })).body
  const code = /#(\d{4})/.exec(here.sent.at(-1)?.text ?? '')?.[1]
  const moved = await call('PATCH', '/api/v1/user/phone', { token: mine.token, body: { phone, code, challengeId } })
  expect(moved.status).toBe(200)
  expect(await statusOf(thief.token)).toBe(401)
  await overThere(thief.token)
  expect((await renew(thief.refreshToken)).status).toBe(401)
  expect(await statusOf(mine.token)).toBe(200)
  expect((await renew(mine.refreshToken)).body).toMatchObject({ user: { phone } })
})

it('ends the session with all its tokens when a spent refresh token is sent late', async () => {
  const { token, refreshToken } = await signIn('79163000005')
  const { body } = await renew(refreshToken)
  minutesLater(1)
  expect((await renew(refreshToken)).status).toBe(401)
  expect((await renew(body.refreshToken)).status).toBe(401)
  expect([await statusOf(token), await statusOf(body.token)]).toEqual([401, 401])
  await overThere(body.token)
})

it('lists sessions for their owner, who can end one or all others', async () => {
  const phone = '79163000006'
  const sessions = [await signIn(phone), await signIn(phone), await signIn(phone)]
  const [mine, second, third] = sessions.map(({ token }) => token) as [string, string, string]
  const list = async () => (await call('GET', '/api/v1/user/sessions', { token: mine })).body.items
  const items = await list()
  expect(items).toHaveLength(3)
  expect(items.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)
  expect(items[0]).toMatchObject({ source: 'web', browser: null, system: null, createdAt: now.toISOString() })

  const stranger = await signIn('79163000007')
  const address = `/api/v1/user/sessions/${items[0].id}`
  expect((await call('DELETE', address, { token: stranger.token })).status).toBe(404)
  expect((await call('DELETE', `/api/v1/user/sessions/${randomUUID()}`, { token: mine })).status).toBe(404)
  expect((await call('DELETE', '/api/v1/user/sessions/x', { token: mine })).status).toBe(404)
  expect((await call('DELETE', address)).status).toBe(401)
  expect((await call('GET', '/api/v1/user/sessions')).status).toBe(401)

  expect((await call('DELETE', address, { token: mine })).status).toBe(200)
  expect((await call('DELETE', address, { token: mine })).status).toBe(404)
  expect([await statusOf(third), await statusOf(second)]).toEqual([401, 200])
  expect((await call('DELETE', '/api/v1/user/sessions', { token: mine })).body).toEqual({ ended: 1 })
  expect([await statusOf(second), await statusOf(mine)]).toEqual([401, 200])
  await overThere(second)
  expect(await list()).toMatchObject([{ isCurrent: true }])
})

it('stores network and user agent of the sign-in', async () => {
  const phone = '79163000008'
  const { challengeId } = (await call('POST', '/api/v1/auth/code', { body: { phone } })).body
  const code = /#(\d{4})/.exec(here.sent.at(-1)?.text ?? '')?.[1]
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36' }
  const body = { phone, code, challengeId, source: 'app' }
  const { token } = (await call('POST', '/api/v1/auth', { body, headers })).body
  expect((await call('GET', '/api/v1/user/sessions', { token })).body.items).toMatchObject([
    { source: 'app', browser: 'chrome', system: 'android', isCurrent: true },
  ])
})

it('issues no web-view token for an app’s session that ends meanwhile', async () => {
  const tokens = createTokens({ secret: TOKEN_SECRET, clock })
  const customer = { kind: 'customer', customerId: 1, phone: '79163000019', groupId: 4, sessionId: NO_SESSION } as const
  const { token } = await tokens.access(customer)
  expect((await call('POST', '/api/v1/user/web-view-token', { token })).status).toBe(401)
})

it('opens an app’s web view by a one-time token, and ends it with the app’s session', async () => {
  const app = await signIn('79163000009')
  expect((await call('POST', '/api/v1/user/web-view-token')).status).toBe(401)
  const issue = async () => (await call('POST', '/api/v1/user/web-view-token', { token: app.token })).body
  const { token, lifetime } = await issue()
  expect(lifetime).toBe(60)
  const open = (shown: string) => call('POST', '/server/v1/auth/temp', { body: { token: shown } })
  const opened = await Promise.all([open(token), open(token), open(token)])
  expect(opened.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  const cookie = String(opened.find(({ status }) => status === 200)?.headers['set-cookie']).split(';')[0] ?? ''
  expect(cookie).toMatch(/^temp-auth=/)
  const late = (await issue()).token
  minutesLater(2)
  expect((await open(late)).status).toBe(401)

  minutesLater(60)
  const status = async (node = here) => (await node.call('GET', '/api/v1/user', { headers: { cookie } })).status
  expect([await status(), await status(there)]).toEqual([200, 200])
  const { token: fresh } = (await renew(app.refreshToken)).body
  await call('POST', '/api/v1/events/logout', { token: fresh })
  // days later the ends of sessions are no longer in memory either
  minutesLater(24 * 60)
  expect([await status(), await status(there)]).toEqual([401, 401])
})

it('reports an ended session to public calls, and allows signing in again', async () => {
  const { token } = await signIn('79163000010')
  const publicCalls = [
    '/api/v2/cart/list',
    '/api/v1/categories/products',
    '/api/v1/geo/places/moskva',
    '/api/v1/live?topic=cart:1',
  ]
  minutesLater(16)
  for (const path of publicCalls) {
    expect(await call('GET', path, { token }), path).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
    for (const cookie of [`access-token=${token}`, 'access-token=broken', 'refresh-token=alone', `temp-auth=${token}`])
      expect((await call('GET', path, { headers: { cookie } })).status, `${path} ${cookie}`).toBe(401)
    expect((await call('GET', path, { headers: { authorization: 'Basic eDp5' } })).status).toBe(401)
    expect((await call('GET', path)).status, path).not.toBe(401)
  }
  const again = await call('POST', '/api/v1/auth/refresh', { headers: { cookie: `access-token=${token}` } })
  expect(again).toMatchObject({ status: 401, body: { facts: { reason: 'over' } } })
  // the browser's cookies are cleared, so that its next call is a guest's
  expect(String(again.headers['set-cookie'])).toMatch(/access-token=;.*refresh-token=;/)
  const body = { phone: '79163000010', code: '0000' }
  expect((await call('POST', '/api/v1/auth', { body, headers: { cookie: `access-token=${token}` } })).status).toBe(400)
})

it('expires sixty days after its last use', async () => {
  const { refreshToken } = await signIn('79163000011')
  minutesLater(59 * 24 * 60)
  const { body } = await renew(refreshToken)
  minutesLater(59 * 24 * 60)
  const third = await renew(body.refreshToken)
  expect(third.status).toBe(200)
  minutesLater(60 * 24 * 60)
  expect(await renew(third.body.refreshToken)).toMatchObject({ status: 401, body: { facts: { reason: 'over' } } })
})

it('queries the database on a node that missed ends of sessions or received too many', async () => {
  const database = openDatabase(url)
  const { user } = await signIn('79163000012')
  const open = async () => {
    const id = randomUUID()
    const rest = { source: 'web', userAgent: null, now, expiresAt: new Date(now.getTime() + 1e9) } as const
    await saveSession(database.executor, { id, customerId: user.id, ...rest })
    return id
  }
  const [missed, late, living] = [await open(), await open(), await open()]
  const ended = createEndedSessions({ executor: database.executor, clock, most: 3 })
  await ended.learn()
  ended.lost()
  await endSession(database.executor, missed, 'signed_out', now)
  expect([await ended.has(missed, false), await ended.has(living, false)]).toEqual([true, false])
  await ended.learn()
  expect(await ended.has(missed, false)).toBe(true)

  // without a notification the node uses its cache
  await endSession(database.executor, late, 'signed_out', now)
  expect(await ended.has(late, false)).toBe(false)
  for (let more = 0; more < 4; more += 1) ended.add(randomUUID())
  expect(await ended.has(late, false)).toBe(true)
  expect(await ended.has(missed, false)).toBe(true)
  await database.close()
})
