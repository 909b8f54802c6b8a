import { setTimeout as sleep } from 'node:timers/promises'
import type { Shop } from './shop.ts'

export interface Session {
  readonly token: string
  readonly customerId: number
}

/** Signs a phone in through the API: requests a code, reads it in the emulated SMS, sends it. */
export async function signIn(shop: Shop, phone: string): Promise<Session> {
  const { challengeId } = await post<{ challengeId: string }>(`${shop.url}/api/v1/auth/code`, { phone })
  const code = await codeSentTo(shop, phone)
  const { token, user } = await post<{ token: string; user: { id: number } }>(`${shop.url}/api/v1/auth`, {
    phone,
    code,
    challengeId,
  })
  return { token, customerId: user.id }
}

async function codeSentTo(shop: Shop, phone: string): Promise<string> {
  for (let attempt = 1; attempt <= 20; attempt++) {
    const inbox = await fetch(`${shop.emulatorsUrl}/sms/messages?phone=${phone}`)
    const { items } = (await inbox.json()) as { items: { text: string }[] }
    const code = /#(\d{4})/.exec(items.find(({ text }) => text.includes('#'))?.text ?? '')?.[1]
    if (code) return code
    await sleep(100)
  }
  throw new Error('no SMS with a code came')
}

/** Sends a POST with a JSON body; throws on a refusal. */
export async function post<EndpointAnswer>(url: string, body: object): Promise<EndpointAnswer> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${url} answers ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as EndpointAnswer
}
