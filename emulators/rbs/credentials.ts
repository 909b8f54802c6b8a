/** Credentials accepted by default. */
export const RBS_EMULATOR_CREDENTIALS = {
  username: 'okolitsa-api',
  password: 'okolitsa-password',
  callbackKey: 'okolitsa-callback-key',
} as const
