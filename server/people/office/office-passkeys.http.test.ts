import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'
import { becomeOwner, officeBrowser, smsCode } from './office-browser.data.ts'
import { type Deceit, softwareAuthenticator } from './software-authenticator.data.ts'

const ORIGIN = 'https://market.example'
let now = new Date('2026-11-29T09:00:00Z')
const clock = () => now
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const shop = await testApp(await testDatabase(), { clock }, { PUBLIC_URL: ORIGIN })
const browser = officeBrowser(shop)
const device = softwareAuthenticator(ORIGIN)
const WRONG = { status: 400, body: { code: 'FACTOR_WRONG' } }

const offer = async (path: string, by = browser): Promise<string> => (await by.call('POST', path)).body.options
const confirm = (path: string, credential: object, by = browser) =>
  by.call('POST', `${path}/confirm`, { body: { credential } })
const signIn = async (deceit?: Deceit, with_ = device) => {
  const by = officeBrowser(shop)
  return confirm('/v1/office/sign-in/passkey', with_.sign(await offer('/v1/office/sign-in/passkey', by), deceit), by)
}

describe('the first owner', () => {
  it('is made by a passkey, and not by a deceitful one', async () => {
    const phone = '79160000001'
    const link = await shop.app.services.office.firstStartLink()
    await browser.call('POST', '/v1/office/start/link', { body: { token: link?.token } })
    await browser.call('POST', '/v1/office/start/code', { body: { phone } })
    const code = smsCode(shop, phone)
    await browser.call('POST', '/v1/office/start/owner', { body: { name: 'Марина', phone, code } })
    const path = '/v1/office/start/passkey'
    const deceits: Deceit[] = [
      { origin: 'https://market.example.evil.test' },
      { origin: 'http://market.example' },
      { origin: 'https://farm.market.example' },
      { rpId: 'evil.test' },
      { isUnverified: true },
      { isInFrame: true },
      { challenge: 'AAAA' },
    ]
    for (const deceit of deceits)
      expect(await confirm(path, device.create(await offer(path), deceit))).toMatchObject(WRONG)
    expect((await confirm(path, { id: 'x' })).status).toBe(400)
    const made = await confirm(path, device.create(await offer(path)))
    expect(made).toMatchObject({ status: 200, body: { recoveryCodes: expect.any(Array) } })
    expect([made.headers['set-cookie'] ?? []].flat().join()).toMatch(/office-session=[\w-]{43};.*Secure/)
  })
})

describe('signing in by a passkey', () => {
  it('needs neither phone nor code', async () => {
    expect(await signIn()).toMatchObject({ status: 200, body: { name: 'Марина', factors: { passkeys: 1 } } })
  })
  it.each<Deceit>([
    { origin: 'https://evil.test' },
    { rpId: 'evil.test' },
    { isUnverified: true },
    { isInFrame: true },
    { badSignature: true },
    { userHandle: Buffer.from('somebody else').toString('base64url') },
  ])('refuses an answer with %o', async (deceit) => {
    expect(await signIn(deceit)).toMatchObject(WRONG)
  })
  it('refuses a key of nobody', async () => {
    const other = softwareAuthenticator(ORIGIN)
    expect(await signIn({ userHandle: '' }, other)).toMatchObject(WRONG)
  })
  it('accepts a challenge once, also at the same time, and for five minutes', async () => {
    const path = '/v1/office/sign-in/passkey'
    const answer = device.sign(await offer(path))
    const replies = await Promise.all([
      confirm(path, answer, officeBrowser(shop)),
      confirm(path, answer, officeBrowser(shop)),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await confirm(path, answer, officeBrowser(shop))).toMatchObject(WRONG)
    const late = device.sign(await offer(path))
    later(301)
    expect(await confirm(path, late, officeBrowser(shop))).toMatchObject(WRONG)
  })
  it('refuses a challenge of another ceremony', async () => {
    const asked = await offer('/v1/office/factor/passkey')
    expect(await confirm('/v1/office/sign-in/passkey', device.sign(asked), officeBrowser(shop))).toMatchObject(WRONG)
  })
  it('refuses a counter that went back', async () => {
    later(3600)
    expect((await signIn({ counter: 5 })).status).toBe(200)
    expect(await signIn({ counter: 5 })).toMatchObject(WRONG)
    expect((await signIn({ counter: 6 })).status).toBe(200)
  })
})

describe('keys of a person', () => {
  it('prove the factor again', async () => {
    later(16 * 60)
    const add = '/v1/office/factors/passkeys'
    expect(await browser.call('POST', add)).toMatchObject({ status: 403, body: { code: 'FACTOR_NEEDED' } })
    const path = '/v1/office/factor/passkey'
    expect((await confirm(path, device.sign(await offer(path), { counter: 7 }))).status).toBe(200)
    expect((await browser.call('POST', add)).status).toBe(200)
  })
  it('are added, not twice, and removed except the last one', async () => {
    const path = '/v1/office/factors/passkeys'
    const second = softwareAuthenticator(ORIGIN)
    expect((await confirm(path, second.create(await offer(path)))).status).toBe(200)
    expect(await confirm(path, second.create(await offer(path)))).toMatchObject(WRONG)
    const { body } = await browser.call('GET', '/v1/office/factors')
    expect(body).toMatchObject({ phone: '+7 ••• •••-••-01', isPhoneProved: true, hasTotp: false })
    const [first, last] = body.passkeys
    expect((await browser.call('DELETE', `${path}/${first.id}`)).status).toBe(200)
    expect(await signIn({ counter: 9 })).toMatchObject(WRONG)
    expect((await signIn({}, second)).status).toBe(200)
    expect(await browser.call('DELETE', `${path}/${last.id}`)).toMatchObject({
      status: 400,
      body: { code: 'LAST_FACTOR' },
    })
    expect((await browser.call('GET', '/v1/office/factors')).body.passkeys).toHaveLength(1)
  })
})

it('offers no passkeys over plain HTTP, where the app carries the whole way', async () => {
  const plain = await testApp(await testDatabase(), { clock }, { PUBLIC_URL: 'http://market.example' })
  const { browser: by, reply } = await becomeOwner(plain, { now: clock })
  expect(reply.status).toBe(200)
  expect([reply.headers['set-cookie'] ?? []].flat().join()).not.toMatch(/Secure/)
  const NONE = { status: 400, body: { code: 'PASSKEYS_UNAVAILABLE' } }
  expect(await by.call('POST', '/v1/office/sign-in/passkey')).toMatchObject(NONE)
  expect(await by.call('POST', '/v1/office/factors/passkeys')).toMatchObject(NONE)
  expect((await by.call('GET', '/v1/office/sign-in')).body).toEqual({
    passkeys: { isOffered: false, host: 'market.example' },
  })
})
