/** Key accepted by default. */
export const DBO_EMULATOR_KEY = 'okolitsa-bank-key'

/** Path of the bank on the emulators' port. */
export const DBO_EMULATOR_PATH = '/dbo'
