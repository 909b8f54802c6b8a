import { setTimeout as pause } from 'node:timers/promises'
import { createTokens, NO_SESSION } from '@okolitsa/server/people/identity/tokens.ts'
import { count, problem } from './crash-report.ts'
import { TOKEN_SECRET } from './crash-shop.ts'
import { SELLER_TOKEN } from './crash-world.ts'

/** Maximum wait before a client repeats a refused call, ms. */
const LONGEST_WAIT_MS = 2_000

/** Token factory; its clock is set to the current time on every start. */
const tokens = createTokens({ secret: TOKEN_SECRET, clock: () => new Date() })

export interface EndpointAnswer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the shop says is looked at field by field
  readonly body: any
}

/** Calls of one customer or of the seller; each throws when the shop dies before it answers. */
export type Caller = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<EndpointAnswer>

export interface CallerOptions {
  readonly shopUrl: string
  /** Id of the customer; null = the seller. */
  readonly customerId: number | null
  /** Called after every answer. */
  onAnswer(): void
}

/** Repeats a call to an overloaded shop, as a browser would; a malformed answer is a problem. */
export function callerOf({ shopUrl, customerId, onAnswer }: CallerOptions): Caller {
  return async (method, path, body, headers = {}) => {
    const bearer =
      customerId === null
        ? SELLER_TOKEN
        : (
            await tokens.access({
              kind: 'customer',
              customerId,
              phone: '79170000000',
              groupId: 1,
              sessionId: NO_SESSION,
            })
          ).token
    const isForm = body instanceof FormData
    for (;;) {
      const response = await fetch(`${shopUrl}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${bearer}`,
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      onAnswer()
      if (response.status === 429) {
        count('overloaded')
        await pause(Math.min(Number(response.headers.get('retry-after') ?? 1) * 1_000, LONGEST_WAIT_MS))
        continue
      }
      if (response.status >= 500) problem(`${method} ${path} broke: ${response.status} ${text.slice(0, 300)}`)
      return { status: response.status, body: readJson(text) }
    }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
