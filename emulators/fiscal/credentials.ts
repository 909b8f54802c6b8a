/** What the emulator takes for right unless told otherwise. */
export const FISCAL_EMULATOR_CREDENTIALS = {
  login: 'okolitsa-fiscal',
  password: 'okolitsa-fiscal-password',
  group: 'okolitsa',
} as const

/** Where the wire begins on the emulators' port; the real service has `/possystem/v5` there. */
export const FISCAL_EMULATOR_PATH = '/fiscal/v5'
