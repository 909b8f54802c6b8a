import { demoOfficeAccount, demoOwner } from '@okolitsa/demo/office.ts'
import { totpCode } from '@okolitsa/emulators/authenticator/authenticator-emulator.ts'
import type { OfficeService } from '../../people/office/ports.ts'

interface OfficeOfHistory {
  readonly accounts: Pick<OfficeService, 'seedOwner'>
  send(
    method: 'POST',
    url: string,
    token: null,
    body: object,
    headers: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly body: unknown; readonly cookies: readonly string[] }>
  /** The newest code sent to a phone. */
  codeOf(phone: string): string | undefined
  now(): Date
}

/** How long the owner stays before a new sign-in: a factor is fresh for fifteen minutes. */
const STAY_MS = 10 * 60_000
const { phone, totpSecret } = demoOwner

/** Headers of the market's owner, who signs in to the office by the calls of its page. */
export function historyOffice({ accounts, send, codeOf, now }: OfficeOfHistory): () => Promise<Record<string, string>> {
  let known: { readonly cookie: string; readonly begunAt: number } | null = null
  /** A call of the sign-in; returns the cookies that it sets. */
  const step = async (name: string, body: object, cookies: readonly string[] = []): Promise<readonly string[]> => {
    const headers = { cookie: cookies.join('; '), 'sec-fetch-site': 'same-origin' }
    const reply = await send('POST', `/v1/office/sign-in/${name}`, null, body, headers)
    if (reply.status !== 200) throw new Error(`the owner does not sign in: ${JSON.stringify(reply.body)}`)
    return reply.cookies
  }
  const signIn = async (): Promise<string> => {
    await accounts.seedOwner({ ...demoOwner, accountId: demoOfficeAccount.id })
    const asked = await step('code', { phone })
    const proved = await step('phone', { phone, code: codeOf(phone) }, asked)
    const code = totpCode(totpSecret, now().getTime())
    const entered = await step('factor', { phone, code }, [...asked, ...proved])
    return entered.find((cookie) => cookie.startsWith('office-session=')) ?? ''
  }
  return async () => {
    const at = now().getTime()
    if (!known || at - known.begunAt > STAY_MS) known = { cookie: await signIn(), begunAt: at }
    return { cookie: known.cookie, 'sec-fetch-site': 'same-origin' }
  }
}
