import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../platform/db/testing.ts'
import { MessageFailure } from '../../platform/messages/message-channel.ts'
import { testApp } from '../../testing.ts'
import { authenticatorApp, becomeOwner, officeBrowser, smsCode } from './office-browser.data.ts'

const PHONE = '79160000001'
let now = new Date('2026-11-29T09:00:00Z')
const clock = () => now
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
let isSmsDown = false
const shop = await testApp(await testDatabase(), {
  clock,
  channel: {
    send: async (phone, text) => {
      if (isSmsDown) throw new MessageFailure('no provider', false)
      shop.sent.push({ phone, text })
    },
  },
})
const { app, call } = shop
const sql = async (text: string) => (await app.database.pool.query(text)).rows
const link = async () => (await app.services.office.firstStartLink())?.token ?? ''

describe('the link of the first owner', () => {
  it('is exchanged once; of two browsers at the same time one wins', async () => {
    const token = await link()
    const browsers = [officeBrowser(shop), officeBrowser(shop)]
    const replies = await Promise.all(
      browsers.map((each) => each.call('POST', '/v1/office/start/link', { body: { token } })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
    const late = await officeBrowser(shop).call('POST', '/v1/office/start/link', { body: { token } })
    expect(late).toMatchObject({ status: 404, body: { code: 'START_LINK_OVER' } })
    const winner = browsers[replies.findIndex(({ status }) => status === 200)]
    expect(String(replies.find(({ status }) => status === 200)?.headers['set-cookie'])).toMatch(
      /office-start=[\w-]{43};.*Max-Age=3600;.*HttpOnly;.*SameSite=Strict/,
    )
    expect(await winner?.call('GET', '/v1/office/start')).toMatchObject({
      status: 200,
      body: { isReturning: false, name: '', phone: '', passkeys: { isOffered: true, host: 'localhost' } },
    })
  })
  it('is printed once while the former is valid, and again after an hour', async () => {
    expect(await app.services.office.firstStartLink()).toEqual({ token: null })
    later(3601)
    const token = await link()
    expect(token).toMatch(/^[\w-]{43}$/)
    later(3601)
    expect(await officeBrowser(shop).call('POST', '/v1/office/start/link', { body: { token } })).toMatchObject({
      status: 404,
      body: { code: 'START_LINK_OVER', title: expect.stringContaining('office:link') },
    })
  })
  it('is refused from pages of other sites, and without the cookie nothing opens', async () => {
    const body = { token: 'x' }
    expect((await call('POST', '/v1/office/start/link', { body })).status).toBe(403)
    for (const path of ['', '/totp', '/passkey', '/owner', '/code']) {
      const method = path === '' ? 'GET' : 'POST'
      const given = { '/owner': { name: 'A', phone: PHONE }, '/code': { phone: PHONE } }[path]
      expect(await officeBrowser(shop).call(method, `/v1/office/start${path}`, given && { body: given })).toMatchObject(
        { status: 404, body: { code: 'START_LINK_OVER' } },
      )
    }
  })
  it('does not exist at sellers’ sites', async () => {
    const [site] = await sql('select host from site_host limit 1').catch(() => [])
    if (!site) return
    const headers = { host: site.host }
    expect((await call('GET', '/v1/office/sign-in', { headers })).status).toBe(404)
  })
})

it('is deleted within a day, with what was entered', async () => {
  const browser = officeBrowser(shop)
  await browser.call('POST', '/v1/office/start/link', { body: { token: await link() } })
  later(3601)
  await app.work.periodic.find(({ name }) => name === 'forget-old-office-sign-ins')?.run()
  expect(await sql('select id from office_start_link')).toEqual([])
})

describe('the first owner', () => {
  it('is asked for name, phone and a right code', async () => {
    const browser = officeBrowser(shop)
    await browser.call('POST', '/v1/office/start/link', { body: { token: await link() } })
    const nobody = await browser.call('POST', '/v1/office/start/owner', { body: { name: ' ', phone: '12' } })
    expect(nobody).toMatchObject({
      status: 400,
      body: { errors: { name: expect.any(String), phone: expect.any(String) } },
    })
    const unproved = await browser.call('POST', '/v1/office/start/owner', { body: { name: 'Марина', phone: PHONE } })
    expect(unproved).toMatchObject({ status: 400, body: { code: 'CODE_WRONG_OR_EXPIRED' } })
    await browser.call('POST', '/v1/office/start/code', { body: { phone: PHONE } })
    const wrong = smsCode(shop, PHONE) === '0000' ? '1111' : '0000'
    expect(
      await browser.call('POST', '/v1/office/start/owner', { body: { name: 'Марина', phone: PHONE, code: wrong } }),
    ).toMatchObject({ status: 400, body: { code: 'CODE_WRONG_OR_EXPIRED' } })
    expect(
      await browser.call('POST', '/v1/office/start/owner', {
        body: { name: '«Мария» O’Брайен', phone: '8 916 000-00-01', code: smsCode(shop, PHONE) },
      }),
    ).toMatchObject({ status: 200, body: { isPhoneProved: true } })
    expect((await browser.call('GET', '/v1/office/start')).body).toMatchObject({
      name: '«Мария» O’Брайен',
      phone: PHONE,
      isPhoneProved: true,
    })
    later(3601)
  })

  it('is registered without a code while no SMS can be sent', async () => {
    isSmsDown = true
    const browser = officeBrowser(shop)
    await browser.call('POST', '/v1/office/start/link', { body: { token: await link() } })
    expect((await browser.call('POST', '/v1/office/start/code', { body: { phone: PHONE } })).body).toEqual({
      sent: null,
    })
    // another number was not tried
    expect(
      (await browser.call('POST', '/v1/office/start/owner', { body: { name: 'Марина', phone: '79160000002' } })).status,
    ).toBe(400)
    expect(
      (await browser.call('POST', '/v1/office/start/owner', { body: { name: 'Марина', phone: PHONE } })).body,
    ).toEqual({ isPhoneProved: false })
    isSmsDown = false
    later(3601)
  })

  it('must confirm the app by a code of its secret', async () => {
    const browser = officeBrowser(shop)
    await browser.call('POST', '/v1/office/start/link', { body: { token: await link() } })
    await browser.call('POST', '/v1/office/start/code', { body: { phone: PHONE } })
    const code = smsCode(shop, PHONE)
    await browser.call('POST', '/v1/office/start/owner', { body: { name: 'Марина', phone: PHONE, code } })
    const { body: offer } = await browser.call('POST', '/v1/office/start/totp')
    expect(offer).toMatchObject({
      uri: expect.stringMatching(/^otpauth:\/\/totp\/localhost:.*secret=[A-Z2-7]{32}/),
      secret: expect.stringMatching(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/),
    })
    const wrong = authenticatorApp(offer).codeAt(now, 5)
    expect(
      await browser.call('POST', '/v1/office/start/totp/confirm', { body: { sealed: offer.sealed, code: wrong } }),
    ).toMatchObject({ status: 400, body: { code: 'FACTOR_WRONG' } })
    const foreign = Buffer.from(offer.sealed, 'base64url')
    foreign[20] = (foreign[20] ?? 0) ^ 1
    expect(
      await browser.call('POST', '/v1/office/start/totp/confirm', {
        body: { sealed: foreign.toString('base64url'), code: authenticatorApp(offer).codeAt(now) },
      }),
    ).toMatchObject({ status: 400, body: { code: 'FACTOR_WRONG' } })
    expect(await sql('select count(*)::int as people from office_member')).toEqual([{ people: 0 }])
    later(3601)
  })

  it('gets a session and ten recovery codes; links and tickets are over from then on', async () => {
    const { browser, recoveryCodes, reply } = await becomeOwner(shop, { now: clock })
    expect(reply.status).toBe(200)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(recoveryCodes[0]).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/)
    const cookies = [reply.headers['set-cookie'] ?? []].flat().map(String)
    expect(cookies.find((line) => line.startsWith('office-session='))).toMatch(
      /office-session=[\w-]{43};.*Path=\/;.*HttpOnly;.*SameSite=Strict/,
    )
    expect(cookies.join()).not.toMatch(/Domain=/)
    expect(await browser.call('GET', '/v1/office/me')).toMatchObject({
      status: 200,
      body: { name: 'Марина Аверина', roles: ['owner'], factors: { passkeys: 0, hasTotp: true, recoveryCodes: 10 } },
    })
    expect(await app.services.office.firstStartLink()).toBeNull()
    expect((await browser.call('GET', '/v1/office/start')).body).toMatchObject({ code: 'START_LINK_OVER' })
  })

  it('leaves entries in the audit trail without secrets', async () => {
    const entries = await sql(
      `select action, (audit_entry.after || coalesce(personal.after, '{}'))::text as after, network,
         request_id is not null as "isOfRequest"
         from audit_entry left join audit_personal as personal on personal.id = personal_id
        where entity like 'office%' order by audit_entry.id`,
    )
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['createLink', 'takeLink', 'becomeOwner', 'addFactor', 'renewRecoveryCodes', 'signIn']),
    )
    expect(entries.find(({ action }) => action === 'becomeOwner')).toMatchObject({
      after: expect.stringContaining('+7 916 ***-**-01'),
      network: '127.0.*.*',
      isOfRequest: true,
    })
    expect(JSON.stringify(entries)).not.toContain(PHONE)
  })

  it('has an account in the cabinet by which nobody signs in', async () => {
    expect(
      await sql('select phone, bank_subject from staff_account where id in (select id from office_member)'),
    ).toMatchObject([{ phone: null, bank_subject: expect.stringMatching(/^office:/) }])
  })
})

it('makes one owner when two tabs of the same ticket finish at the same time', async () => {
  const other = await testApp(await testDatabase(), { clock })
  const browser = officeBrowser(other)
  const made = await other.app.services.office.firstStartLink()
  await browser.call('POST', '/v1/office/start/link', { body: { token: made?.token } })
  await browser.call('POST', '/v1/office/start/code', { body: { phone: PHONE } })
  const code = smsCode(other, PHONE)
  await browser.call('POST', '/v1/office/start/owner', { body: { name: 'Марина', phone: PHONE, code } })
  const offers = [
    await browser.call('POST', '/v1/office/start/totp'),
    await browser.call('POST', '/v1/office/start/totp'),
  ]
  const replies = await Promise.all(
    offers.map(({ body: offer }) =>
      browser.call('POST', '/v1/office/start/totp/confirm', {
        body: { sealed: offer.sealed, code: authenticatorApp(offer).codeAt(now) },
      }),
    ),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
  const { rows } = await other.app.database.pool.query('select count(*)::int as people from office_member')
  expect(rows).toEqual([{ people: 1 }])
})
