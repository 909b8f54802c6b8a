/** Sign-in of staff through the bank; times in seconds. */
export const STAFF_SIGN_IN = {
  /** A working day: in the evening the session ends by itself. */
  tokenLifetime: 12 * 3600,
  /** Proofs of one asker (a known browser, or else a network) that opened nothing, within the window. */
  failuresPerAsker: 10,
  failureWindow: 15 * 60,
} as const
