/** Credentials accepted. */
export const MONETA_EMULATOR = {
  account: '54600817',
  integrityCode: 'okolitsa-integrity-code',
  username: 'okolitsa-api',
  password: 'okolitsa-password',
  paymentPassword: 'okolitsa-payment-password',
  /** Path of the merchant calls next to `/assistant.htm`. */
  servicePath: '/moneta/services',
} as const
