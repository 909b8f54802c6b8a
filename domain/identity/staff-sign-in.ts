/** Sign-in of staff through the bank; times in seconds. */
export const STAFF_SIGN_IN = {
  /** Lifetime of a session: a working day, so that it ends in the evening. */
  tokenLifetime: 12 * 3600,
  /** Maximum failed proofs of one requester (a known browser, otherwise a network) within the window. */
  failuresPerAsker: 10,
  failureWindow: 15 * 60,
} as const
