import type { TryLimit } from '../../platform/limits/tries.ts'

/** Maximum confirmation letters to one address per day. */
export const LETTERS_TO_ADDRESS: TryLimit = { kind: 'opening-letter', most: 3, windowSeconds: 86_400 }
/** Maximum confirmation letters per hour from one network, and of all networks. */
export const LETTERS_OF_HOUR = { ofNetwork: 10, ofAll: 1_000 } as const
/** Maximum subscribers notified in one run of the task, a minute. */
export const NOTIFIED_PER_RUN = 100
/** Maximum attempts to send one message. */
export const MAX_TRIES = 5
/** Lifetime of a subscription that is not confirmed, and of one after its message, ms. */
export const UNCONFIRMED_MS = 7 * 86_400_000
export const NOTIFIED_RETENTION_MS = 30 * 86_400_000
