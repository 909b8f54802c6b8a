import { demoOwner } from '@okolitsa/demo/office.ts'
import { totpCode } from '@okolitsa/emulators/authenticator/authenticator-emulator.ts'
import type { Locator, Page } from 'playwright-core'
import { readCode } from './read-code.ts'

const COOKIE = 'office-session'
const { phone, totpSecret } = demoOwner

/** Signs the owner of the demo's market in by calls; returns the token of the session. @param now time of the shop, ms */
export async function beginOfficeSession(shopUrl: string, emulatorsUrl: string, now = Date.now()): Promise<string> {
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
  await send('factor', { phone, code: totpCode(totpSecret, now) })
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
