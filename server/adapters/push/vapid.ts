import { createECDH, createPrivateKey } from 'node:crypto'
import { machineMs } from '@okolitsa/domain/clock/machine-clock.ts'
import { SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'

/** Lifetime of a signature, s; it is reused for half of it. Push services accept up to a day. */
const LIFE_SECONDS = 12 * 3_600
const KEPT_MS = 6 * 3_600_000
/** Maximum signatures in the cache. */
const MAX_SERVICES = 100

/** The shop's identity at push services (VAPID, RFC 8292), signed for each of them. */
export interface Vapid {
  /** The public key, 65 bytes of a point, base64url; browsers subscribe with it. */
  readonly publicKey: string
  /**
   * The `authorization` header for the push service of an endpoint.
   * @param contact `mailto:` or the shop's URL, for the push service
   */
  authorizationFor(endpoint: string, contact: string): Promise<string>
}

/** @param secret the private key: 32 bytes, base64url or hex */
export function createVapid(secret: string): Vapid {
  const bytes = Buffer.from(secret, /^[\da-f]{64}$/i.test(secret) ? 'hex' : 'base64url')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(bytes)
  const point = pair.getPublicKey()
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: bytes.toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const publicKey = point.toString('base64url')
  const signed = new LRUCache<string, string>({ max: MAX_SERVICES, ttl: KEPT_MS })
  return {
    publicKey,
    async authorizationFor(endpoint, contact) {
      const audience = new URL(endpoint).origin
      const place = `${audience} ${contact}`
      const known = signed.get(place)
      if (known) return known
      // push services check it by their clock, so the shop's clock is not used
      const expiry = Math.floor(machineMs() / 1_000) + LIFE_SECONDS
      const token = await new SignJWT({ sub: contact })
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(audience)
        .setExpirationTime(expiry)
        .sign(key)
      const authorization = `vapid t=${token}, k=${publicKey}`
      signed.set(place, authorization)
      return authorization
    },
  }
}
