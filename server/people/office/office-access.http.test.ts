import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { demoDatabase } from '../../platform/db/testing.ts'
import { writeSites } from '../../testing/sites.data.ts'
import { writeStaff } from '../../testing/staff.data.ts'
import { testApp } from '../../testing.ts'
import { createAuditModule } from '../audit/module.ts'
import { authenticatorApp, becomeOwner, officeBrowser } from './office-browser.data.ts'
import { resetFactor } from './use-cases/reset-factor.ts'

let now = new Date('2026-11-29T09:00:00Z')
const clock = () => now
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const bank = {
  loginUrl: 'http://bank.example',
  clientOf: async ({ value }: { value: string }) => ({ subject: value.split('.')[0] ?? '', name: value }),
}
const url = await demoDatabase()
const pool = new pg.Pool({ connectionString: url, max: 1 })
await writeSites(pool, { host: 'own.example', organizationId: 101 })
await writeStaff(pool, { subject: 'farmer', name: 'Farmer', role: 'owner', organizationId: 101 })
// an administrator of an earlier version, known to the bank
await pool.query(
  `insert into staff_account (is_administrator, bank_subject, name) values (true, 'administrator', 'Admin')`,
)
await pool.end()
const shop = await testApp(url, { clock, bank })
const node = await testApp(url, { clock, bank })
const staffToken = async (subject: string): Promise<string> =>
  (await shop.call('POST', `/v1/auth/by-external-token?externalToken=${subject}.${randomUUID()}`)).body.token
const owner = await becomeOwner(shop, { now: clock })
const { browser, app: totp, recoveryCodes } = owner

/** Another browser of the owner, signed in by a recovery code. */
async function anotherBrowser() {
  const other = officeBrowser(shop)
  const reply = await other.call('POST', '/v1/office/sign-in/factor', {
    body: { phone: owner.phone, code: recoveryCodes.shift() },
  })
  expect(reply.status).toBe(200)
  return other
}
const meOf = async (one: typeof browser) => (await one.call('GET', '/v1/office/me')).status

describe('access to the office', () => {
  it('is closed to guests and to people of sellers', async () => {
    const token = await staffToken('farmer')
    expect(token).toEqual(expect.any(String))
    for (const path of ['/v1/office/me', '/v1/office/applications']) {
      expect((await shop.call('GET', path)).status).toBe(401)
      expect((await shop.call('GET', path, { token })).status).toBe(401)
      expect((await shop.call('GET', path, { headers: { cookie: `b2b-token=${token}` } })).status).toBe(401)
      expect(path.endsWith('me') || (await browser.call('GET', path)).status === 200).toBe(true)
    }
  })
  it('knows no administrator in the cabinet', async () => {
    const url = `/v1/auth/by-external-token?externalToken=administrator.${randomUUID()}`
    expect(await shop.call('POST', url)).toMatchObject({ body: { code: 'STAFF_UNKNOWN' } })
    const [{ id } = { id: 0 }] = (
      await shop.app.database.pool.query<{ id: number }>(
        `select id from staff_account where bank_subject = 'administrator'`,
      )
    ).rows
    // a session that began before the update
    await shop.app.database.pool.query(
      `insert into staff_token (token_hash, staff_id, created_at, expires_at) values (sha256('former'), $1, $2, $3)`,
      [id, now, new Date(now.getTime() + 86_400_000)],
    )
    expect((await shop.call('GET', '/v1/user/me', { token: 'former' })).status).toBe(401)
    expect((await shop.call('GET', '/v1/office/applications', { token: 'former' })).status).toBe(401)
  })
  it('opens nothing of the cabinets to a session of the office', async () => {
    expect((await browser.call('GET', '/v1/user/me')).status).toBe(401)
  })
  it('is absent at sellers’ sites, also with a session', async () => {
    const host = { host: 'own.example' }
    for (const path of ['/v1/office/me', '/v1/office/sign-in', '/v1/office/start'])
      expect(await browser.call('GET', path, { headers: host })).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      })
    const body = { token: 'x' }
    expect((await browser.call('POST', '/v1/office/start/link', { headers: host, body })).body.code).toBe('NOT_FOUND')
  })
  it('refuses changes from pages of other sites', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await browser.call('POST', '/v1/office/logout', { headers })).body.code).toBe('FOREIGN_ORIGIN')
  })
})

describe('sessions', () => {
  it('are listed, and ended one by one on every node', async () => {
    const other = await anotherBrowser()
    const { items } = (await browser.call('GET', '/v1/office/sessions')).body
    expect(items).toHaveLength(2)
    expect(items.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)
    const foreign = items.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    const cookie = `office-session=${other.cookies.get('office-session')}`
    expect((await node.call('GET', '/v1/office/me', { headers: { cookie } })).status).toBe(200)
    expect((await browser.call('DELETE', `/v1/office/sessions/${foreign.id}`)).status).toBe(200)
    expect((await node.call('GET', '/v1/office/me', { headers: { cookie } })).status).toBe(401)
    expect((await browser.call('DELETE', `/v1/office/sessions/${foreign.id}`)).status).toBe(404)
  })
  it('end all but the own one', async () => {
    const other = await anotherBrowser()
    expect((await browser.call('DELETE', '/v1/office/sessions')).status).toBe(200)
    expect([await meOf(browser), await meOf(other)]).toEqual([200, 401])
  })
  it('end by signing out, and the cookie is removed', async () => {
    const other = await anotherBrowser()
    const reply = await other.call('POST', '/v1/office/logout')
    expect(String(reply.headers['set-cookie'])).toMatch(/office-session=;.*Max-Age=0/)
    expect(other.cookies.has('office-session')).toBe(false)
    expect(await meOf(other)).toBe(401)
  })
  it('end after twelve hours', async () => {
    const other = await anotherBrowser()
    later(12 * 3600 - 1)
    expect(await meOf(other)).toBe(200)
    later(2)
    expect(await meOf(other)).toBe(401)
  })
})

describe('calls that need a fresh factor', () => {
  it('are refused after fifteen minutes until the factor is proved again', async () => {
    const one = await anotherBrowser()
    const renew = () => one.call('POST', '/v1/office/factors/totp')
    later(15 * 60)
    expect((await renew()).status).toBe(200)
    later(1)
    expect(await renew()).toMatchObject({ status: 403, body: { code: 'FACTOR_NEEDED' } })
    const prove = (code: string) => one.call('POST', '/v1/office/factor', { body: { code } })
    expect(await prove(totp.codeAt(now, 9))).toMatchObject({ status: 400, body: { code: 'FACTOR_WRONG' } })
    expect((await renew()).status).toBe(403)
    expect((await prove(totp.codeAt(now))).status).toBe(200)
    expect((await renew()).status).toBe(200)
    // other sessions of the person stay old
    later(60)
    expect((await prove(totp.codeAt(now, -2))).status).toBe(400)
  })
  it('change the app: the new one works, the former does not', async () => {
    const one = await anotherBrowser()
    const { body: offer } = await one.call('POST', '/v1/office/factors/totp')
    const next = authenticatorApp(offer)
    const confirm = (code: string) =>
      one.call('POST', '/v1/office/factors/totp/confirm', { body: { sealed: offer.sealed, code } })
    expect((await confirm(next.codeAt(now, 5))).status).toBe(400)
    expect((await confirm(next.codeAt(now))).status).toBe(200)
    later(60)
    const prove = (code: string) => one.call('POST', '/v1/office/factor', { body: { code } })
    expect((await prove(totp.codeAt(now))).status).toBe(400)
    expect((await prove(next.codeAt(now))).status).toBe(200)
    later(60)
  })
  it('keep the last factor', async () => {
    const one = await anotherBrowser()
    expect(await one.call('DELETE', '/v1/office/factors/totp')).toMatchObject({
      status: 400,
      body: { code: 'LAST_FACTOR' },
    })
    const nobody = '/v1/office/factors/passkeys/00000000-0000-4000-8000-000000000000'
    expect((await one.call('DELETE', nobody)).status).toBe(404)
  })
  it('make new recovery codes, and the former stop working', async () => {
    const one = await anotherBrowser()
    const former = recoveryCodes.splice(0)
    const { body } = await one.call('POST', '/v1/office/factors/recovery-codes')
    expect(body.recoveryCodes).toHaveLength(10)
    recoveryCodes.push(...body.recoveryCodes)
    const [old] = former
    const reply = await officeBrowser(shop).call('POST', '/v1/office/sign-in/factor', {
      body: { phone: owner.phone, code: old },
    })
    expect(reply.status).toBe(400)
  })
})

describe('the command that removes factors', () => {
  const reset = (phone: string) => resetFactor({ ...shop.app, clock, audit: createAuditModule() }, phone)
  it('does nothing for a phone of nobody', async () => {
    expect(await reset('79990000000')).toBeNull()
  })
  it('ends the sessions on every node and makes a link by which the same person has a new factor', async () => {
    const one = await anotherBrowser()
    const done = await reset(owner.phone)
    expect(done).toMatchObject({ name: 'Марина Аверина', sessions: expect.any(Number) })
    const cookie = `office-session=${one.cookies.get('office-session')}`
    expect((await node.call('GET', '/v1/office/me', { headers: { cookie } })).status).toBe(401)
    const old = await officeBrowser(shop).call('POST', '/v1/office/sign-in/factor', {
      body: { phone: owner.phone, code: recoveryCodes[0] },
    })
    expect(old.status).toBe(400)
    const again = officeBrowser(shop)
    await again.call('POST', '/v1/office/start/link', { body: { token: done?.token } })
    expect((await again.call('GET', '/v1/office/start')).body).toMatchObject({
      isReturning: true,
      name: 'Марина Аверина',
    })
    const { body: offer } = await again.call('POST', '/v1/office/start/totp')
    const made = await again.call('POST', '/v1/office/start/totp/confirm', {
      body: { sealed: offer.sealed, code: authenticatorApp(offer).codeAt(now) },
    })
    expect(made.status).toBe(200)
    expect((await again.call('GET', '/v1/office/me')).body).toMatchObject({
      factors: { passkeys: 0, hasTotp: true, recoveryCodes: 10 },
    })
    const { rows } = await shop.app.database.pool.query('select count(*)::int as people from office_member')
    expect(rows).toEqual([{ people: 1 }])
    const { rows: entries } = await shop.app.database.pool.query(
      `select service from audit_entry where action = 'resetFactors'`,
    )
    expect(entries).toEqual([{ service: 'office-reset-factor' }])
  })
})
