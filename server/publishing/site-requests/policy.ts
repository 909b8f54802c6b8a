import type { TryLimit } from '../../platform/limits/tries.ts'

/** Maximum requests of one network per hour, to all sellers. */
export const OF_NETWORK: TryLimit = { kind: 'site-request', most: 6, windowSeconds: 3_600 }
/** Maximum requests with one phone to one seller per day. */
export const OF_PHONE: TryLimit = { kind: 'site-request-phone', most: 3, windowSeconds: 86_400 }
/** Maximum requests to one seller per hour; more are an attack. */
export const OF_SELLER: TryLimit = { kind: 'site-request-seller', most: 60, windowSeconds: 3_600 }
/** Minimum time of a person for the form, ms; a faster submission comes from a bot. */
export const FASTEST_PERSON_MS = 2_000
/** Retention of requests, days. The three years of the limitation period would be excessive. */
export const KEPT_DAYS = 365
