import { faultOf } from '../faults/fuzz-calls.data.ts'
import type { AttackShop } from './attack-shop.ts'
import { count, problem } from './crash-report.ts'

interface Received {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly ms: number
}

/** Sends one request; null = the connection was refused or ended without an answer. */
export async function ask(url: string, init: RequestInit = {}): Promise<Received | null> {
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

/** Reports 5xx answers other than INTERRUPTED and OVERLOADED. Pages show error screens instead of problem JSON. */
export function complain(what: string, received: Received | null): void {
  if (received === null) {
    problem(`${what}: no answer`)
    return
  }
  count(`${received.status}`)
  // an answer to HEAD has no body with a reason
  if (received.status < 500 || (received.body === '' && what.startsWith('head '))) return
  if (received.type.startsWith('text/html')) {
    if (!received.body.includes('INTERRUPTED')) problem(`${what}: a page of ${received.status} that is no interruption`)
    return
  }
  const fault = faultOf(received)
  if (fault) problem(`${what}: ${fault}`)
}

/** Access token of a customer; the code is read from the emulators' inbox. */
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
