import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { totpStepAt } from '@okolitsa/domain/office/totp-steps.ts'
import { Secret } from 'otpauth'
import type { CallOptions, Reply, TestApp } from '../../testing.ts'
import { totpCodeOf } from './totp.ts'

/** A browser of a test: keeps cookies, and calls like a page of the market. */
export interface OfficeBrowser {
  readonly cookies: Map<string, string>
  call(method: Parameters<TestApp['call']>[0], url: string, options?: CallOptions): Promise<Reply>
}

export function officeBrowser({ call }: Pick<TestApp, 'call'>): OfficeBrowser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async call(method, url, options = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...options.headers }
      const reply = await call(method, url, { ...options, headers })
      for (const line of [reply.headers['set-cookie'] ?? []].flat().map(String)) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '' || /Max-Age=0/.test(line)) cookies.delete(name)
        else cookies.set(name, decodeURIComponent(value))
      }
      return reply
    },
  }
}

/** An authenticator app with the offered secret; `codeAt` gives each code once, like a person who waits for a new one. */
export function authenticatorApp(offered: { readonly secret: string }) {
  const secret = Buffer.from(Secret.fromBase32(offered.secret.replaceAll(' ', '')).bytes)
  return {
    codeAt: (now: Date, drift = 0): string => totpCodeOf(secret, totpStepAt(now) + drift),
  }
}
export type AuthenticatorApp = ReturnType<typeof authenticatorApp>

/** The code of the newest SMS to a phone. */
export const smsCode = ({ sent }: Pick<TestApp, 'sent'>, phone: string): string =>
  /\d{4,6}/.exec(sent.filter((message) => message.phone === phone).at(-1)?.text ?? '')?.[0] ?? ''

/** Makes the first owner by a new link and an authenticator app, as a person does. */
export async function becomeOwner(
  shop: TestApp,
  { phone = '79160000001', name = 'Марина Аверина', now }: { phone?: string; name?: string; now: () => Date },
) {
  const browser = officeBrowser(shop)
  const link = await shop.app.services.office.firstStartLink()
  await browser.call('POST', '/v1/office/start/link', { body: { token: link?.token } })
  await browser.call('POST', '/v1/office/start/code', { body: { phone } })
  await browser.call('POST', '/v1/office/start/owner', { body: { name, phone, code: smsCode(shop, phone) } })
  const offer = await browser.call('POST', '/v1/office/start/totp')
  const app = authenticatorApp(offer.body)
  const reply = await browser.call('POST', '/v1/office/start/totp/confirm', {
    body: { sealed: offer.body.sealed, code: app.codeAt(now()) },
  })
  return { browser, app, phone, recoveryCodes: reply.body.recoveryCodes as string[], reply }
}

/** Accepts an invitation or a link for a new factor, by an authenticator app, as a person does. */
export async function enterByLink(
  shop: TestApp,
  { link, phone, now }: { readonly link: string; readonly phone: string; readonly now: () => Date },
) {
  const browser = officeBrowser(shop)
  await browser.call('POST', '/v1/office/start/link', { body: { token: link.split('/').at(-1) } })
  await browser.call('POST', '/v1/office/start/own-code')
  await browser.call('POST', '/v1/office/start/phone', { body: { code: smsCode(shop, phone) } })
  const offer = await browser.call('POST', '/v1/office/start/totp')
  const app = authenticatorApp(offer.body)
  const reply = await browser.call('POST', '/v1/office/start/totp/confirm', {
    body: { sealed: offer.body.sealed, code: app.codeAt(now()) },
  })
  return { browser, app, reply }
}

/** A person with roles, invited by an owner, who has accepted; the owner's factor must be fresh. No role is approved. */
export async function joinOffice(
  shop: TestApp,
  owner: OfficeBrowser,
  {
    name = 'Ольга Синицына',
    ...person
  }: {
    readonly name?: string
    readonly phone: string
    readonly roles: readonly OfficeRole[]
    readonly now: () => Date
  },
) {
  const { phone, roles } = person
  const invited = await owner.call('POST', '/v1/office/people/invitations', {
    body: { name, phone, roles: ['support'], isSent: false },
  })
  const entered = await enterByLink(shop, { link: invited.body.made.link, ...person })
  await shop.app.database.pool.query('update office_member set roles = $1 where phone = $2', [roles, phone])
  const me = await entered.browser.call('GET', '/v1/office/me')
  return { ...entered, phone, id: me.body.id as number }
}
