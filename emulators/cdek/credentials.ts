/** What the emulator takes for right unless told otherwise. */
export const CDEK_EMULATOR_CREDENTIALS = { account: 'okolitsa-cdek', password: 'okolitsa-cdek-password' } as const

/** Where the wire begins on the emulators' port; the real service has `/v2` there. */
export const CDEK_EMULATOR_PATH = '/cdek/v2'
