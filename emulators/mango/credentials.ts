/** Credentials accepted by default. */
export const MANGO_EMULATOR_CREDENTIALS = { apiKey: 'okolitsa-vpbx-key', apiSalt: 'okolitsa-vpbx-salt' } as const

/** The extension that answers automatically and plays a recording. */
export const MANGO_EMULATOR_ANNOUNCER = '900'

/** Path of the PBX on the emulators' port. */
export const MANGO_EMULATOR_PATH = '/mango'
