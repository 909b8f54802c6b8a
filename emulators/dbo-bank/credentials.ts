/** What the emulator takes for right unless told otherwise. */
export const DBO_EMULATOR_KEY = 'okolitsa-bank-key'

/** Where the bank lives on the emulators' port. */
export const DBO_EMULATOR_PATH = '/dbo'
