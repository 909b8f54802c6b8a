import type { TryLimit } from '../../platform/limits/tries.ts'

/** Requests of one network in an hour, to whomever. */
export const OF_NETWORK: TryLimit = { kind: 'site-request', most: 6, windowSeconds: 3_600 }
/** Requests with one telephone to one seller in a day. */
export const OF_PHONE: TryLimit = { kind: 'site-request-phone', most: 3, windowSeconds: 86_400 }
/** Requests one seller gets in an hour: what is more is an attack, not custom. */
export const OF_SELLER: TryLimit = { kind: 'site-request-seller', most: 60, windowSeconds: 3_600 }
/** Nobody fills a form faster, ms. */
export const FASTEST_PERSON_MS = 2_000
/** Requests are kept for so many days: three years of limitation of claims would be more than what they hold is worth. */
export const KEPT_DAYS = 365
