/** What the emulator takes for right unless told otherwise. */
export const MANGO_EMULATOR_CREDENTIALS = { apiKey: 'okolitsa-vpbx-key', apiSalt: 'okolitsa-vpbx-salt' } as const

/** The extension that answers by itself and plays a recording. */
export const MANGO_EMULATOR_ANNOUNCER = '900'

/** Where the PBX lives on the emulators' port. */
export const MANGO_EMULATOR_PATH = '/mango'
