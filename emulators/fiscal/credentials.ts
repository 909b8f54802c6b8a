/** Credentials accepted by default. */
export const FISCAL_EMULATOR_CREDENTIALS = {
  login: 'okolitsa-fiscal',
  password: 'okolitsa-fiscal-password',
  group: 'okolitsa',
} as const

/** Path prefix on the emulators' port; the real service has `/possystem/v5`. */
export const FISCAL_EMULATOR_PATH = '/fiscal/v5'
