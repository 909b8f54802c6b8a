import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../platform/db/testing.ts'
import { MessageFailure } from '../../platform/messages/message-channel.ts'
import { testApp } from '../../testing.ts'
import { becomeOwner, officeBrowser, smsCode } from './office-browser.data.ts'

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
const owner = await becomeOwner(shop, { now: clock })
const { phone, app: totp, recoveryCodes } = owner
const sql = async (text: string) => (await shop.app.database.pool.query(text)).rows

type Browser = ReturnType<typeof officeBrowser>
const enter = (browser: Browser, code: string, by = phone) =>
  browser.call('POST', '/v1/office/sign-in/factor', { body: { phone: by, code } })
/** A browser in which the phone is proved. */
async function provedBrowser(by = phone): Promise<Browser> {
  const browser = officeBrowser(shop)
  later(31)
  await browser.call('POST', '/v1/office/sign-in/code', { body: { phone: by } })
  const proved = await browser.call('POST', '/v1/office/sign-in/phone', {
    body: { phone: by, code: smsCode(shop, by) },
  })
  expect(proved.status).toBe(200)
  return browser
}
const WRONG = { status: 400, body: { code: 'FACTOR_WRONG', errors: { code: expect.any(String) } } }
/** A day later the limits of codes by SMS begin anew. */
const nextDay = () => later(25 * 3600)

describe('signing in by phone and a code of the app', () => {
  it('opens a session with its own cookie', async () => {
    const browser = await provedBrowser()
    const reply = await enter(browser, totp.codeAt(now))
    expect(reply).toMatchObject({ status: 200, body: { roles: ['owner'], permissions: expect.any(Array) } })
    expect(String(reply.headers['set-cookie'])).toMatch(/office-session=[\w-]{43};.*Max-Age=43200;.*SameSite=Strict/)
    expect((await browser.call('GET', '/v1/office/me')).status).toBe(200)
    nextDay()
  })
  it('accepts clocks that differ by half a minute, and no more', async () => {
    for (const [drift, status] of [
      [-1, 200],
      [2, 400],
      [-2, 400],
      [1, 200],
    ] as const) {
      expect((await enter(await provedBrowser(), totp.codeAt(now, drift))).status).toBe(status)
      later(120)
    }
    nextDay()
  })
  it('accepts a code once, also when two browsers send it at the same time', async () => {
    const [one, two] = [await provedBrowser(), await provedBrowser()]
    const code = totp.codeAt(now)
    const replies = await Promise.all([enter(one, code), enter(two, code)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await enter(await provedBrowser(), code)).toMatchObject(WRONG)
    nextDay()
  })
  it('refuses a right code while the phone is not proved, and the same way a phone of nobody', async () => {
    expect(await enter(officeBrowser(shop), totp.codeAt(now))).toMatchObject(WRONG)
    expect(await enter(await provedBrowser('79160000099'), totp.codeAt(now), '79160000099')).toMatchObject(WRONG)
    const other = await provedBrowser('79160000099')
    expect(await enter(other, totp.codeAt(now))).toMatchObject(WRONG)
    nextDay()
  })
  it('refuses a changed or expired proof of the phone', async () => {
    const browser = await provedBrowser()
    const proof = browser.cookies.get('office-phone') ?? ''
    browser.cookies.set(
      'office-phone',
      proof.replace(/\.(\d+)\./, (_, until) => `.${Number(until) + 1}.`),
    )
    expect(await enter(browser, totp.codeAt(now))).toMatchObject(WRONG)
    browser.cookies.set('office-phone', proof)
    later(601)
    expect(await enter(browser, totp.codeAt(now))).toMatchObject(WRONG)
    nextDay()
  })
  it('pauses after five wrong codes, also for the right one', async () => {
    const browser = await provedBrowser()
    for (let tried = 0; tried < 5; tried += 1) expect(await enter(browser, totp.codeAt(now, 7))).toMatchObject(WRONG)
    expect(await enter(browser, totp.codeAt(now))).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) },
    })
    later(15 * 60)
    expect((await enter(await provedBrowser(), totp.codeAt(now))).status).toBe(200)
    nextDay()
  })
  it('is not paused by a stranger who knows the phone', async () => {
    for (let tried = 0; tried < 6; tried += 1)
      expect(await enter(officeBrowser(shop), totp.codeAt(now, 7))).toMatchObject(WRONG)
    for (let tried = 0; tried < 6; tried += 1)
      expect(await enter(officeBrowser(shop), '22222-33333')).toMatchObject(WRONG)
    expect((await enter(await provedBrowser(), totp.codeAt(now))).status).toBe(200)
    nextDay()
  })
  it('never lets more than five of many wrong codes at once through', async () => {
    const browser = await provedBrowser()
    const replies = await Promise.all(Array.from({ length: 12 }, () => enter(browser, totp.codeAt(now, 7))))
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(5)
    nextDay()
  })
  it.each(['', '12345', 'x'.repeat(30)])('answers 400 to the code «%s»', async (code) => {
    expect((await enter(officeBrowser(shop), code)).status).toBe(400)
  })
})

describe('signing in by a recovery code', () => {
  it('works once and without SMS, also in small letters', async () => {
    isSmsDown = true
    const browser = officeBrowser(shop)
    expect((await browser.call('POST', '/v1/office/sign-in/code', { body: { phone } })).body).toEqual({ sent: null })
    const [first = ''] = recoveryCodes
    expect((await enter(browser, ` ${first.toLowerCase().replace('-', ' ')}`)).status).toBe(200)
    expect(await enter(officeBrowser(shop), first)).toMatchObject(WRONG)
    expect((await browser.call('GET', '/v1/office/me')).body.factors.recoveryCodes).toBe(9)
    isSmsDown = false
  })
  it('lets one of two browsers in that use the same code at the same time', async () => {
    const [, second = ''] = recoveryCodes
    const replies = await Promise.all([enter(officeBrowser(shop), second), enter(officeBrowser(shop), second)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
  })
  it('refuses a code of nobody', async () => {
    expect(await enter(officeBrowser(shop), '22222-22222')).toMatchObject(WRONG)
  })
})

it('stores no secret in plain text, and writes none into the audit trail', async () => {
  const stored = JSON.stringify([
    await sql(`select encode(code_hmac, 'escape') as code from office_recovery_code`),
    await sql(`select before, after from audit_entry where entity like 'office%'`),
    await sql('select * from office_totp'),
  ])
  expect(stored).toContain('isRefused')
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''))
})
