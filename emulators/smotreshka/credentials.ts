/** What the emulator takes for right unless told otherwise. */
export const SMOTRESHKA_EMULATOR_KEY = 'okolitsa-smotreshka-key'

/** Where the cinema lives on the emulators' port. */
export const SMOTRESHKA_EMULATOR_PATH = '/smotreshka'
