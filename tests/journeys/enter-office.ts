import { demoOwner } from '@okolitsa/demo/office.ts'
import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { totpCode } from '@okolitsa/emulators/authenticator/authenticator-emulator.ts'
import type { Locator, Page } from 'playwright-core'
import { readCode } from './read-code.ts'
import { shopCall } from './shop-calls.ts'
import { freshPhone } from './shop-page.ts'

const COOKIE = 'office-session'
const { totpSecret } = demoOwner

/**
 * Signs a person of the office in by calls; returns the token of the session. @param now time of the shop, ms
 * @param person by default the owner of the demo's market
 */
export async function beginOfficeSession(
  shopUrl: string,
  emulatorsUrl: string,
  now = Date.now(),
  { phone, totpSecret }: { readonly phone: string; readonly totpSecret: string } = demoOwner,
): Promise<string> {
  // the code is that of the moment when it is sent
  const aheadMs = now - Date.now()
  const cookies = new Map<string, string>()
  const send = async (path: string, body: object) => {
    const reply = await fetch(`${shopUrl}/v1/office/sign-in/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
  }
  await send('code', { phone })
  await send('phone', { phone, code: await readCode(emulatorsUrl, phone) })
  await send('factor', { phone, code: totpCode(totpSecret, Date.now() + aheadMs) })
  return cookies.get(COOKIE) ?? ''
}

/** Opens the office to a page by the session of the run. */
export const enterOffice = (page: Page, shopUrl: string, session: string): Promise<void> =>
  page.context().addCookies([{ name: COOKIE, value: session, url: shopUrl, httpOnly: true, sameSite: 'Strict' }])

/** Confirms the factor when the session of the run is too old for the act. @param done what the page shows after the act */
export async function confirmFactor(page: Page, done: Locator): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Это точно вы?' })
  await asked.or(done).first().waitFor()
  if (!(await asked.isVisible())) return
  await asked.getByLabel('Код из\u00A0программы или запасной').fill(totpCode(totpSecret, Date.now()))
  await asked.getByRole('button', { name: 'Подтвердить' }).click()
}

/** A second person of the office with roles, invited by the owner of the run and let in by calls of their own page. */
export async function joinOffice(
  { owner, page, emulatorsUrl }: { readonly owner: Page; readonly page: Page; readonly emulatorsUrl: string },
  person: { readonly name: string; readonly roles: readonly OfficeRole[] },
): Promise<void> {
  const same = { 'sec-fetch-site': 'same-origin' }
  const call = <T>(path: string, body: object = {}) => shopCall<T>(page, 'POST', `/v1/office/start/${path}`, body, same)
  const invited = { ...person, phone: freshPhone(), isSent: false }
  const invite = () =>
    shopCall<{ made: { link: string } }>(owner, 'POST', '/v1/office/people/invitations', invited, same)
  const { made } = await invite().catch(async () => {
    await proveFactor(owner)
    return invite()
  })
  await call('link', { token: made.link.split('/').at(-1) })
  await call('own-code')
  await call('phone', { code: await readCode(emulatorsUrl, invited.phone) })
  const { secret, sealed } = await call<{ secret: string; sealed: string }>('totp')
  await call('totp/confirm', { sealed, code: totpCode(secret.replaceAll(' ', ''), Date.now()) })
}

/** Proves the owner's factor; a code that another journey has used is refused, and the next one is tried. */
async function proveFactor(page: Page): Promise<void> {
  for (;;) {
    const code = totpCode(totpSecret, Date.now())
    const data = { code }
    const headers = { 'sec-fetch-site': 'same-origin' }
    if ((await page.request.post('/v1/office/factor', { data, headers })).ok()) return
    while (totpCode(totpSecret, Date.now()) === code) await page.waitForTimeout(1_000)
  }
}

/** Signs a change with a code, which is refused when another journey has used it. @param done what the page shows then */
export async function signWithCode(page: Page, done: Locator): Promise<void> {
  const dialog = page.getByRole('dialog')
  while (!(await done.isVisible())) {
    const code = totpCode(totpSecret, Date.now())
    await dialog.getByLabel('Код из\u00A0программы или запасной').fill(code)
    await dialog.getByRole('button', { name: 'Подписать кодом' }).click()
    while (!(await done.isVisible()) && totpCode(totpSecret, Date.now()) === code) await page.waitForTimeout(500)
  }
}
