/** Key accepted by default. */
export const SMOTRESHKA_EMULATOR_KEY = 'okolitsa-smotreshka-key'

/** Path of the cinema on the emulators' port. */
export const SMOTRESHKA_EMULATOR_PATH = '/smotreshka'
