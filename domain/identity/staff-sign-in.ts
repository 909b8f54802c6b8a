/** Sign-in of staff through the bank; times in seconds. */
export const STAFF_SIGN_IN = {
  /** A working day: in the evening the session ends by itself. */
  tokenLifetime: 12 * 3600,
  /** Proofs from one network address that opened nothing, within the window. */
  failuresPerAddress: 10,
  failureWindow: 15 * 60,
} as const
