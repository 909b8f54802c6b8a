/** Sign-in of staff through the bank; times in seconds. */
export const STAFF_SIGN_IN = {
  /** A working day; the session ends in the evening. */
  tokenLifetime: 12 * 3600,
  /** Failed proofs of one requester (a known browser or else a network) within the window. */
  failuresPerAsker: 10,
  failureWindow: 15 * 60,
} as const
