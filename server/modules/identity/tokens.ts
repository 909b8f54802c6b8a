import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Customer } from '@okolitsa/domain/identity/actor.ts'
import { jwtVerify, SignJWT } from 'jose'

/** Lifetimes in seconds: access 15 minutes, refresh 60 days, temporary web-view session 3 days (spec 9). */
export const TOKEN_LIFETIMES = { access: 15 * 60, refresh: 60 * 24 * 3600, temporary: 3 * 24 * 3600 } as const

/** Tokens seen valid, kept until they end: verifying one costs more than most of our queries. */
const MAX_REMEMBERED = 5_000

/** Signs and reads access tokens, makes refresh tokens and one-time codes. `secret` is at least 32 characters. */
export function createTokens(options: { secret: string; clock: Clock }) {
  const { clock } = options
  const key = new TextEncoder().encode(options.secret)
  const remembered = new Map<string, { customer: Customer; endsAt: number }>()

  const sign = (customer: Customer, lifetime: number): Promise<string> =>
    new SignJWT({ phone: customer.phone, groupId: customer.groupId })
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
    /** The customer of a token; null when it is forged, malformed or over. */
    async read(token: string): Promise<Customer | null> {
      const known = remembered.get(token)
      if (known) return known.endsAt > clock().getTime() ? known.customer : null
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: clock() })
        const customer: Customer = {
          kind: 'customer',
          customerId: Number(payload.sub),
          phone: String(payload.phone),
          groupId: payload.groupId === 1 ? 1 : 4,
        }
        if (remembered.size >= MAX_REMEMBERED) remembered.delete(remembered.keys().next().value as string)
        remembered.set(token, { customer, endsAt: (payload.exp ?? 0) * 1000 })
        return customer
      } catch {
        // any fault of a token means the same: nobody is signed in with it
        return null
      }
    },
    refresh: () => randomBytes(32).toString('base64url'),
    hash: (token: string) => createHash('sha256').update(token).digest(),
    /** Four digits, uniformly random. */
    code: () => String(randomInt(0, 10_000)).padStart(4, '0'),
    codeHmac: (code: string, challengeId: string, phone: string) =>
      createHmac('sha256', key).update(`${challengeId}:${phone}:${code}`).digest(),
    isSame: (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b),
  }
}
export type Tokens = ReturnType<typeof createTokens>
