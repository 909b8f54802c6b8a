import { faultOf } from '../faults/fuzz-calls.data.ts'
import type { AttackShop } from './attack-shop.ts'
import { count, problem } from './crash-report.ts'

interface Heard {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly ms: number
}

/** One request; null = the connection was refused or ended without an answer. */
export async function ask(url: string, init: RequestInit = {}): Promise<Heard | null> {
  const began = performance.now()
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(60_000), ...init })
    const body = await response.text()
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      body,
      ms: performance.now() - began,
    }
  } catch {
    return null
  }
}

/** Pages have screens, not problems; both may say INTERRUPTED or OVERLOADED only. */
export function complain(what: string, heard: Heard | null): void {
  if (heard === null) {
    problem(`${what}: no answer`)
    return
  }
  count(`${heard.status}`)
  // an answer to HEAD has no words that could tell why
  if (heard.status < 500 || (heard.body === '' && what.startsWith('head '))) return
  if (heard.type.startsWith('text/html')) {
    if (!heard.body.includes('INTERRUPTED')) problem(`${what}: a page of ${heard.status} that is no interruption`)
    return
  }
  const fault = faultOf(heard)
  if (fault) problem(`${what}: ${fault}`)
}

/** A customer's access token; the code is read where the emulators show what they sent. */
export async function signIn(shop: AttackShop, phone: string): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(`${shop.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('/api/v1/auth/code', { phone })
  const page = await (await fetch(`${shop.emulatorsUrl}/sms`)).text()
  const code = /#?(\d{4})\b/.exec(page.slice(page.indexOf(phone.slice(-4))))?.[1]
  const { token } = (await (await post('/api/v1/auth', { phone, code })).json()) as { token?: string }
  return token ?? 'none'
}
