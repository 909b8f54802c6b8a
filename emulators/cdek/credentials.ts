/** Credentials accepted by default. */
export const CDEK_EMULATOR_CREDENTIALS = { account: 'okolitsa-cdek', password: 'okolitsa-cdek-password' } as const

/** Path prefix on the emulators' port; the real service has `/v2`. */
export const CDEK_EMULATOR_PATH = '/cdek/v2'
