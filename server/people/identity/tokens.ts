import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Customer } from '@okolitsa/domain/identity/actor.ts'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'

/** Lifetimes in seconds: access 15 minutes, refresh 60 days, temporary web-view session 3 days (spec 9). */
export const TOKEN_LIFETIMES = {
  access: 15 * 60,
  refresh: 60 * 24 * 3600,
  temporary: 3 * 24 * 3600,
  /** Lifetime of a web-view token, which the app uses immediately. */
  webView: 60,
} as const

/** Maximum cached verified tokens: verifying one costs more than most queries. */
const MAX_REMEMBERED = 5_000

/** Session id for tokens that tests and benchmarks sign themselves: no such session exists, so none can end. */
export const NO_SESSION = '00000000-0000-4000-8000-000000000000'

export interface TokenReading {
  readonly customer: Customer
  /** True = the token lives for days (a web view's), not minutes. */
  readonly isLong: boolean
}

/** Signs and verifies access tokens, makes refresh tokens and one-time codes. `secret` has at least 32 characters. */
export function createTokens(options: { secret: string; clock: Clock }) {
  const { clock } = options
  const key = new TextEncoder().encode(options.secret)
  const remembered = new LRUCache<string, TokenReading & { endsAt: number }>({ max: MAX_REMEMBERED })

  const sign = (customer: Customer, lifetime: number): Promise<string> =>
    new SignJWT({ phone: customer.phone, groupId: customer.groupId, sid: customer.sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(customer.customerId))
      .setIssuedAt(clock())
      .setExpirationTime(new Date(clock().getTime() + lifetime * 1000))
      .sign(key)

  return {
    async access(customer: Customer): Promise<{ token: string; expiresAt: Date }> {
      const expiresAt = new Date(clock().getTime() + TOKEN_LIFETIMES.access * 1000)
      return { token: await sign(customer, TOKEN_LIFETIMES.access), expiresAt }
    },
    temporary: (customer: Customer) => sign(customer, TOKEN_LIFETIMES.temporary),
    /** Reads a token; null = it is forged, malformed or expired. Does not check whether its session was ended. */
    async read(token: string): Promise<TokenReading | null> {
      const known = remembered.get(token)
      if (known) return known.endsAt > clock().getTime() ? known : null
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: clock() })
        if (typeof payload.sid !== 'string') return null
        const customer: Customer = {
          kind: 'customer',
          customerId: Number(payload.sub),
          phone: String(payload.phone),
          groupId: payload.groupId === 1 ? 1 : 4,
          sessionId: payload.sid,
        }
        const { exp = 0, iat = 0 } = payload
        const reading = { customer, isLong: exp - iat > TOKEN_LIFETIMES.access, endsAt: exp * 1000 }
        remembered.set(token, reading)
        return reading
      } catch {
        // any invalid token is treated as absent
        return null
      }
    },
    /** A random secret that is sent once and stored as its hash. */
    random: () => randomBytes(32).toString('base64url'),
    /**
     * Derives the next refresh token from the current one. The result is always the same, so that a token repeated
     * within the grace time opens no second branch, although only hashes are stored.
     */
    successorOf: (refreshToken: string) =>
      createHmac('sha256', key).update(`refresh-successor:${refreshToken}`).digest('base64url'),
    hash: (token: string) => createHash('sha256').update(token).digest(),
    /** A code of uniformly random digits. */
    code: (length: number) => String(randomInt(0, 10 ** length)).padStart(length, '0'),
    codeHmac: (code: string, challengeId: string, phone: string) =>
      createHmac('sha256', key).update(`${challengeId}:${phone}:${code}`).digest(),
  }
}
export type Tokens = ReturnType<typeof createTokens>
